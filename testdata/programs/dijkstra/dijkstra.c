// Shortest paths: Dijkstra with a binary heap, checked against Bellman-Ford and Floyd-Warshall.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum { V = 90, E = 700 };

struct edge {
	int to, weight, next;
};

static struct edge edges[E];
static int head[V], nedges;
static int heapNode[E + V], heapKey[E + V], heapLen;
static int all[V][V];

static void addEdge(int from, int to, int w) {
	edges[nedges] = (struct edge){to, w, head[from]};
	head[from] = nedges++;
}

static void push(int key, int node) {
	int i = heapLen++;
	for (; i > 0 && heapKey[(i - 1) / 2] > key; i = (i - 1) / 2) {
		heapKey[i] = heapKey[(i - 1) / 2];
		heapNode[i] = heapNode[(i - 1) / 2];
	}
	heapKey[i] = key;
	heapNode[i] = node;
}

static int pop(int *key) {
	int node = heapNode[0], i = 0;
	*key = heapKey[0];
	int lastKey = heapKey[--heapLen], lastNode = heapNode[heapLen];
	for (int c; (c = 2 * i + 1) < heapLen; i = c) {
		if (c + 1 < heapLen && heapKey[c + 1] < heapKey[c])
			c++;
		if (heapKey[c] >= lastKey)
			break;
		heapKey[i] = heapKey[c];
		heapNode[i] = heapNode[c];
	}
	heapKey[i] = lastKey;
	heapNode[i] = lastNode;
	return node;
}

static void dijkstra(int source, int *dist, int *prev) {
	for (int i = 0; i < V; i++) {
		dist[i] = INT_MAX;
		prev[i] = -1;
	}
	dist[source] = 0;
	push(0, source);
	while (heapLen > 0) {
		int key, u = pop(&key);
		if (key > dist[u])
			continue;
		for (int e = head[u]; e >= 0; e = edges[e].next) {
			int d = key + edges[e].weight;
			if (d < dist[edges[e].to]) {
				dist[edges[e].to] = d;
				prev[edges[e].to] = u;
				push(d, edges[e].to);
			}
		}
	}
}

static int bellmanFord(int source, int *dist) {
	int rounds = 0, changed = 1;
	for (int i = 0; i < V; i++)
		dist[i] = i == source ? 0 : INT_MAX;
	for (; changed; rounds++) {
		changed = 0;
		for (int u = 0; u < V; u++)
			for (int e = head[u]; e >= 0; e = edges[e].next)
				if (dist[u] != INT_MAX && dist[u] + edges[e].weight < dist[edges[e].to]) {
					dist[edges[e].to] = dist[u] + edges[e].weight;
					changed = 1;
				}
	}
	return rounds;
}

static void floydWarshall(void) {
	for (int i = 0; i < V; i++)
		for (int j = 0; j < V; j++)
			all[i][j] = i == j ? 0 : 1 << 28;
	for (int u = 0; u < V; u++)
		for (int e = head[u]; e >= 0; e = edges[e].next)
			if (edges[e].weight < all[u][edges[e].to])
				all[u][edges[e].to] = edges[e].weight;
	for (int k = 0; k < V; k++)
		for (int i = 0; i < V; i++)
			for (int j = 0; j < V; j++)
				if (all[i][k] + all[k][j] < all[i][j])
					all[i][j] = all[i][k] + all[k][j];
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	int dist[V], prev[V], other[V];
	unsigned x = 2463534242u, sum = 0;
	int wrong = 0, rounds = 0;
	for (int rep = 0; rep < reps; rep++) {
		nedges = 0;
		for (int i = 0; i < V; i++)
			head[i] = -1;
		while (nedges < E) {
			x ^= x << 13;
			x ^= x >> 17;
			x ^= x << 5;
			addEdge((int)(x % V), (int)(x / V % V), (int)(x >> 20) % 97 + 1);
		}
		floydWarshall();
		for (int s = 0; s < V; s++) {
			dijkstra(s, dist, prev);
			if (s % 8 == 0)
				rounds += bellmanFord(s, other);
			for (int i = 0; i < V; i++) {
				if (s % 8 == 0)
					wrong += dist[i] != other[i];
				wrong += dist[i] != (all[s][i] >= 1 << 28 ? INT_MAX : all[s][i]);
				sum = sum * 17 + (unsigned)dist[i];
			}
		}
	}
	dijkstra(0, dist, prev);
	for (int t = 7; t < V; t += 13) {
		printf("to %2d, length %3d:", t, dist[t]);
		for (int n = t; n >= 0; n = prev[n])
			printf(" %d", n);
		printf("\n");
	}
	printf("sum %08x, %d rounds, %d wrong\n", sum, rounds, wrong);
	return 0;
}
