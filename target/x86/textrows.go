package x86

import (
	"fmt"
	"strings"
)

// The instructions of assembly text that programs write themselves, beyond those that the
// tiles have: a row is a name, its operands in Intel's order, and the encoding.
//
// A name may have after a slash the suffix that AT&T's syntax puts to it: b, w, l, q; v stands for
// three rows of 16, 32 and 64 bits, y for the latter two, z for 16 bits and those of an address,
// which is also what the row is taken for where nothing says a width. Operands: rN, rmN, mN
// registers and memory of N bits (m: of any), iN numbers of N bits, sN those that are extended with
// their sign; v as a width is the row's. al, ax, cl, 1 and the like are themselves; x and xmN are
// vector registers, mm and mmN those of MMX, st and sti of the x87; xr, mmr, rrN are registers in
// the field for memory. rel is where a jump goes, abs an address alone. Encodings are those of
// tiles, with o16 for the prefix of a width, and W for REX.W. Where several rows fit, the first is
// taken. {wide} and {narrow} are before rows of one machine.
const textTable = `
nop||90
nop/v|rmv|0F 1F /0
pause||F3 90
hlt||F4
ud2||0F 0B
ud1/v|rv,rmv|0F B9 /r
int3||CC
int|3|CC
int|i8|CD ib
into||{narrow} CE
syscall||{wide} 0F 05
sysret/l||{wide} 0F 07
sysret/q||{wide} W 0F 07
sysenter||0F 34
sysexit||0F 35
cpuid||0F A2
rdtsc||0F 31
rdtscp||0F 01 F9
rdpmc||0F 33
rdmsr||0F 32
wrmsr||0F 30
xgetbv||0F 01 D0
xsetbv||0F 01 D1
mfence||0F AE F0
lfence||0F AE E8
sfence||0F AE F8
serialize||0F 01 E8
cld||FC
std||FD
cli||FA
sti||FB
clc||F8
stc||F9
cmc||F5
clts||0F 06
invd||0F 08
wbinvd||0F 09
swapgs||{wide} 0F 01 F8
monitor||0F 01 C8
mwait||0F 01 C9
xend||0F 01 D5
xtest||0F 01 D6
vmcall||0F 01 C1
endbr64||F3 0F 1E FA
endbr32||F3 0F 1E FB
leave||C9
leave/q||{wide} C9
leave/l||{narrow} C9
ret||C3
ret/q||{wide} C3
ret/l||{narrow} C3
ret|i16|C2 iw
iret||CF
iret/l||CF
iret/q||{wide} W CF
sahf||9E
lahf||9F
xlat||D7
xlatb||D7
pushf||9C
pushf/q||{wide} 9C
pushf/l||{narrow} 9C
pushf/w||66 9C
popf||9D
popf/q||{wide} 9D
popf/l||{narrow} 9D
popf/w||66 9D
pusha||{narrow} 60
pusha/l||{narrow} 60
popa||{narrow} 61
popa/l||{narrow} 61
cbtw||66 98
cbw||66 98
cwtl||98
cwde||98
cltq||{wide} W 98
cdqe||{wide} W 98
cwtd||66 99
cwd||66 99
cltd||99
cdq||99
cqto||{wide} W 99
cqo||{wide} W 99
aaa||{narrow} 37
aas||{narrow} 3F
daa||{narrow} 27
das||{narrow} 2F
movs/b||A4
movs/w||66 A5
movs/l||A5
movs/q||{wide} W A5
movsd||{intel} A5
stos/b||AA
stos/w||66 AB
stos/l||AB
stosd||{intel} AB
stos/q||{wide} W AB
lods/b||AC
lods/w||66 AD
lods/l||AD
lodsd||{intel} AD
lods/q||{wide} W AD
scas/b||AE
scas/w||66 AF
scas/l||AF
scasd||{intel} AF
scas/q||{wide} W AF
cmps/b||A6
cmps/w||66 A7
cmps/l||A7
cmps/q||{wide} W A7
ins/b||6C
ins/w||66 6D
ins/l||6D
outs/b||6E
outs/w||66 6F
outs/l||6F
test/b|rm8,r8|84 /r
test/v|rmv,rv|85 /r
test/b|r8,m8|84 /r
test/v|rv,mv|85 /r
test/b|al,i8|A8 ib
test/v|av,iv|A9 iv
test/b|rm8,i8|F6 /0 ib
test/v|rmv,iv|F7 /0 iv
mov/v|abs,av|{narrow} A3 abs
mov/b|abs,al|{narrow} A2 abs
mov/v|av,abs|{narrow} A1 abs
mov/b|al,abs|{narrow} A0 abs
mov/b|rm8,r8|88 /r
mov/v|rmv,rv|89 /r
mov/b|r8,m8|8A /r
mov/v|rv,mv|8B /r
mov/b|r8,i8|B0+r ib
mov/w|r16,i16|66 B8+r iw
mov/l|r32,i32|B8+r id
mov/q|rm64,s32|{wide} W C7 /0 id
mov/q|r64,i64|{wide} W B8+r io
mov/b|m8,i8|C6 /0 ib
mov/v|mv,iv|C7 /0 iv
mov/w|rr16,sreg|66 8C /r
mov/l|rr32,sreg|8C /r
mov/q|rr64,sreg|{wide} 8C /r
mov|m,sreg|8C /r
mov/w|m,sreg|8C /r
mov|sreg,rr16|8E /r
mov|sreg,rr32|8E /r
mov|sreg,rr64|{wide} 8E /r
mov|sreg,m|8E /r
mov/w|sreg,rm16|8E /r
mov/l|sreg,rr32|8E /r
mov|rr64,cr|{wide} 0F 20 /r
mov|cr,rr64|{wide} 0F 22 /r
mov|rr64,dr|{wide} 0F 21 /r
mov|dr,rr64|{wide} 0F 23 /r
mov|rr32,cr|{narrow} 0F 20 /r
mov|cr,rr32|{narrow} 0F 22 /r
movabs|r64,i64|{wide} W B8+r io
movabs/q|r64,i64|{wide} W B8+r io
movzb/w|r16,rm8|66 0F B6 /r
movzb/l|r32,rm8|0F B6 /r
movzb/q|r64,rm8|{wide} W 0F B6 /r
movzw/l|r32,rm16|0F B7 /r
movzw/q|r64,rm16|{wide} W 0F B7 /r
movsb/w|r16,rm8|66 0F BE /r
movsb/l|r32,rm8|0F BE /r
movsb/q|r64,rm8|{wide} W 0F BE /r
movsw/l|r32,rm16|0F BF /r
movsw/q|r64,rm16|{wide} W 0F BF /r
movsl/q|r64,rm32|{wide} W 63 /r
movsxd|r64,rm32|{wide} W 63 /r
movzx|r16,rm8|66 0F B6 /r
movzx|r32,rm8|0F B6 /r
movzx|r64,rm8|{wide} W 0F B6 /r
movzx|r32,rm16|0F B7 /r
movzx|r64,rm16|{wide} W 0F B7 /r
movsx|r16,rm8|66 0F BE /r
movsx|r32,rm8|0F BE /r
movsx|r64,rm8|{wide} W 0F BE /r
movsx|r32,rm16|0F BF /r
movsx|r64,rm16|{wide} W 0F BF /r
lea/v|rv,m|8D /r
xchg/l|eax,reax|{wide} 87 /r
xchg/q|rax,rax|{wide} 90
xchg/v|rv,av|90+r
xchg/v|av,rv|90+r
xchg/b|rm8,r8|86 /r
xchg/v|rmv,rv|87 /r
xchg/b|r8,m8|86 /r
xchg/v|rv,mv|87 /r
xadd/b|rm8,r8|0F C0 /r
xadd/v|rmv,rv|0F C1 /r
cmpxchg/b|rm8,r8|0F B0 /r
cmpxchg/v|rmv,rv|0F B1 /r
cmpxchg8b|m|0F C7 /1
cmpxchg8b/q|m|0F C7 /1
cmpxchg16b|m|{wide} W 0F C7 /1
inc/w|r16|{narrow} 66 40+r
inc/l|r32|{narrow} 40+r
dec/w|r16|{narrow} 66 48+r
dec/l|r32|{narrow} 48+r
inc/b|rm8|FE /0
inc/v|rmv|FF /0
dec/b|rm8|FE /1
dec/v|rmv|FF /1
not/b|rm8|F6 /2
not/v|rmv|F7 /2
neg/b|rm8|F6 /3
neg/v|rmv|F7 /3
mul/b|rm8|F6 /4
mul/v|rmv|F7 /4
imul/b|rm8|F6 /5
imul/v|rmv|F7 /5
imul/v|rv,rmv|0F AF /r
imul/v|rv,rmv,s8|6B /r ib
imul/v|rv,rmv,iv|69 /r iv
imul/v|rv=rm,s8|6B /r ib
imul/v|rv=rm,iv|69 /r iv
div/b|rm8|F6 /6
div/v|rmv|F7 /6
div/v|av,rmv|F7 /6
idiv/b|rm8|F6 /7
idiv/v|rmv|F7 /7
idiv/v|av,rmv|F7 /7
shld/v|rmv,rv,i8|0F A4 /r ib
shld/v|rmv,rv,cl|0F A5 /r
shld/v|rmv,rv|0F A5 /r
shrd/v|rmv,rv,i8|0F AC /r ib
shrd/v|rmv,rv,cl|0F AD /r
shrd/v|rmv,rv|0F AD /r
bswap/l|r32|0F C8+r
bswap/q|r64|{wide} W 0F C8+r
bsf/v|rv,rmv|0F BC /r
bsr/v|rv,rmv|0F BD /r
tzcnt/v|rv,rmv|F3 0F BC /r
lzcnt/v|rv,rmv|F3 0F BD /r
popcnt/v|rv,rmv|F3 0F B8 /r
crc32/b|r32,rm8|F2 0F 38 F0 /r
crc32/w|r32,rm16|F2 66 0F 38 F1 /r
crc32/l|r32,rm32|F2 0F 38 F1 /r
crc32/b|r64,rm8|{wide} F2 W 0F 38 F0 /r
crc32/q|r64,rm64|{wide} F2 W 0F 38 F1 /r
adcx/l|r32,rm32|66 0F 38 F6 /r
adcx/q|r64,rm64|{wide} 66 W 0F 38 F6 /r
adox/l|r32,rm32|F3 0F 38 F6 /r
adox/q|r64,rm64|{wide} F3 W 0F 38 F6 /r
movbe/v|rv,m|0F 38 F0 /r
movbe/v|m,rv|0F 38 F1 /r
rdrand|rr16|66 0F C7 /6
rdrand|rr32|0F C7 /6
rdrand|rr64|{wide} W 0F C7 /6
rdseed|rr16|66 0F C7 /7
rdseed|rr32|0F C7 /7
rdseed|rr64|{wide} W 0F C7 /7
push/q|r64|{wide} 50+r
push/l|r32|{narrow} 50+r
push/w|r16|66 50+r
push/z|s8|6A ib
push/z|s32|68 id
push/d|m|FF /6
push/w|m16|66 FF /6
pop/q|r64|{wide} 58+r
pop/l|r32|{narrow} 58+r
pop/w|r16|66 58+r
pop/d|m|8F /0
push|fs|0F A0
push|gs|0F A8
pop|fs|0F A1
pop|gs|0F A9
push|cs|{narrow} 0E
push|ds|{narrow} 1E
push|es|{narrow} 06
push|ss|{narrow} 16
pop|ds|{narrow} 1F
pop|es|{narrow} 07
pop|ss|{narrow} 17
enter|i16,i8|C8 iw ib
call/q|*r64|{wide} FF /2
call/l|*r32|{narrow} FF /2
call/d|*m|FF /2
jmp/q|*r64|{wide} FF /4
jmp/l|*r32|{narrow} FF /4
jmp/d|*m|FF /4
in/b|al,i8|E4 ib
in/l|eax,i8|E5 ib
in/w|ax,i8|66 E5 ib
in/b|al,dx|EC
in/w|ax,dx|66 ED
in/l|eax,dx|ED
out/b|i8,al|E6 ib
out/l|i8,eax|E7 ib
out/w|i8,ax|66 E7 ib
out/b|dx,al|EE
out/w|dx,ax|66 EF
out/l|dx,eax|EF
lgdt|m|0F 01 /2
lidt|m|0F 01 /3
sgdt|m|0F 01 /0
sidt|m|0F 01 /1
lldt|rm16|0F 00 /2
ltr|rm16|0F 00 /3
str|rr16|66 0F 00 /1
str|rr32|0F 00 /1
invlpg|m|0F 01 /7
smsw|rr32|0F 01 /4
lar|r32,rr32|0F 02 /r
lsl|r32,rr32|0F 03 /r
verr|rm16|0F 00 /4
verw|rm16|0F 00 /5
rdfsbase|rr32|{wide} F3 0F AE /0
rdfsbase|rr64|{wide} F3 W 0F AE /0
rdgsbase|rr32|{wide} F3 0F AE /1
rdgsbase|rr64|{wide} F3 W 0F AE /1
wrfsbase|rr32|{wide} F3 0F AE /2
wrfsbase|rr64|{wide} F3 W 0F AE /2
wrgsbase|rr32|{wide} F3 0F AE /3
wrgsbase|rr64|{wide} F3 W 0F AE /3
rdpid|rr64|{wide} F3 0F C7 /7
rdpid|rr32|{narrow} F3 0F C7 /7
fxsave|m|0F AE /0
fxsave64|m|{wide} W 0F AE /0
fxrstor|m|0F AE /1
fxrstor64|m|{wide} W 0F AE /1
ldmxcsr|m|0F AE /2
stmxcsr|m|0F AE /3
xsave|m|0F AE /4
xsave64|m|{wide} W 0F AE /4
xsaveopt|m|0F AE /6
xsaveopt64|m|{wide} W 0F AE /6
xsavec|m|0F C7 /4
xsavec64|m|{wide} W 0F C7 /4
xrstor|m|0F AE /5
xrstor64|m|{wide} W 0F AE /5
clflush|m|0F AE /7
clflushopt|m|66 0F AE /7
clwb|m|66 0F AE /6
prefetch|m|0F 0D /0
prefetchw|m|0F 0D /1
prefetchnta|m|0F 18 /0
prefetcht0|m|0F 18 /1
prefetcht1|m|0F 18 /2
prefetcht2|m|0F 18 /3
umonitor|rr64|{wide} F3 0F AE /6
tpause|rr32|66 0F AE /6
emms||0F 77
fwait||9B
wait||9B
fninit||DB E3
finit||9B DB E3
fnclex||DB E2
fclex||9B DB E2
fnop||D9 D0
fchs||D9 E0
fabs||D9 E1
ftst||D9 E4
fxam||D9 E5
fld1||D9 E8
fldl2t||D9 E9
fldl2e||D9 EA
fldpi||D9 EB
fldlg2||D9 EC
fldln2||D9 ED
fldz||D9 EE
f2xm1||D9 F0
fyl2x||D9 F1
fptan||D9 F2
fpatan||D9 F3
fxtract||D9 F4
fprem1||D9 F5
fdecstp||D9 F6
fincstp||D9 F7
fprem||D9 F8
fyl2xp1||D9 F9
fsqrt||D9 FA
fsincos||D9 FB
frndint||D9 FC
fscale||D9 FD
fsin||D9 FE
fcos||D9 FF
fucompp||DA E9
fcompp||DE D9
fnstcw|m|D9 /7
fstcw|m|9B D9 /7
fldcw|m|D9 /5
fnstenv|m|D9 /6
fstenv|m|9B D9 /6
fldenv|m|D9 /4
fnsave|m|DD /6
frstor|m|DD /4
fnstsw|ax|DF E0
fnstsw|m|DD /7
fnstsw||DF E0
fstsw|ax|9B DF E0
fstsw|m|9B DD /7
fld|sti|D9 C0+r
fst|sti|DD D0+r
fstp|sti|DD D8+r
fxch|sti|D9 C8+r
fxch||D9 C9
ffree|sti|DD C0+r
fucom|sti|DD E0+r
fucom||DD E1
fucomp|sti|DD E8+r
fucomp||DD E9
fucomi|sti|DB E8+r
fucomip|sti|DF E8+r
fucomi|st,sti|DB E8+r
fucomip|st,sti|DF E8+r
fcomi|sti|DB F0+r
fcomip|sti|DF F0+r
fcomi|st,sti|DB F0+r
fcomip|st,sti|DF F0+r
fcom|sti|D8 D0+r
fcomp|sti|D8 D8+r
flds|m|D9 /0
fldl|m|DD /0
fldt|m|DB /5
fsts|m|D9 /2
fstl|m|DD /2
fstps|m|D9 /3
fstpl|m|DD /3
fstpt|m|DB /7
fild|m|DF /0
filds|m|DF /0
fildl|m|DB /0
fildll|m|DF /5
fildq|m|DF /5
fist|m|DF /2
fists|m|DF /2
fistl|m|DB /2
fistp|m|DF /3
fistps|m|DF /3
fistpl|m|DB /3
fistpll|m|DF /7
fistpq|m|DF /7
fisttps|m|DF /1
fisttpl|m|DB /1
fisttpll|m|DD /1
fisttpq|m|DD /1
fbld|m|DF /4
fbstp|m|DF /6
addsubpd|x,xm128|66 0F D0 /r
movd|x,rm32|66 0F 6E /r
movd|rm32,x|66 0F 7E /r
movd|mm,rm32|0F 6E /r
movd|rm32,mm|0F 7E /r
movd|x,rr64|{wide} 66 W 0F 6E /r
movd|rr64,x|{wide} 66 W 0F 7E /r
movq|x,xm64|F3 0F 7E /r
movq|m,x|66 0F D6 /r
movq|x,rr64|{wide} 66 W 0F 6E /r
movq|rr64,x|{wide} 66 W 0F 7E /r
movq|mm,mm64|0F 6F /r
movq|m,mm|0F 7F /r
movq|mm,rr64|{wide} W 0F 6E /r
movq|rr64,mm|{wide} W 0F 7E /r
movups|x,xm128|0F 10 /r
movups|m,x|0F 11 /r
movupd|x,xm128|66 0F 10 /r
movupd|m,x|66 0F 11 /r
movaps|x,xm128|0F 28 /r
movaps|m,x|0F 29 /r
movapd|x,xm128|66 0F 28 /r
movapd|m,x|66 0F 29 /r
movdqa|x,xm128|66 0F 6F /r
movdqa|m,x|66 0F 7F /r
movdqu|x,xm128|F3 0F 6F /r
movdqu|m,x|F3 0F 7F /r
movss|x,xm32|F3 0F 10 /r
movss|m,x|F3 0F 11 /r
movsd|x,xm64|F2 0F 10 /r
movsd|m,x|F2 0F 11 /r
movlps|x,m|0F 12 /r
movlps|m,x|0F 13 /r
movlpd|x,m|66 0F 12 /r
movlpd|m,x|66 0F 13 /r
movhps|x,m|0F 16 /r
movhps|m,x|0F 17 /r
movhpd|x,m|66 0F 16 /r
movhpd|m,x|66 0F 17 /r
movhlps|x,xr|0F 12 /r
movlhps|x,xr|0F 16 /r
movntps|m,x|0F 2B /r
movntpd|m,x|66 0F 2B /r
movntdq|m,x|66 0F E7 /r
movntdqa|x,m|66 0F 38 2A /r
movnti/l|m,r32|0F C3 /r
movnti/q|m,r64|{wide} W 0F C3 /r
movntq|m,mm|0F E7 /r
lddqu|x,m|F2 0F F0 /r
movmskps/l|r32,xr|0F 50 /r
movmskpd/l|r32,xr|66 0F 50 /r
pmovmskb/l|r32,xr|66 0F D7 /r
pmovmskb|r32,mmr|0F D7 /r
cvtsi2ss/l|x,rm32|F3 0F 2A /r
cvtsi2sd/l|x,rm32|F2 0F 2A /r
cvtsi2ss/q|x,rm64|{wide} F3 W 0F 2A /r
cvtsi2sd/q|x,rm64|{wide} F2 W 0F 2A /r
cvtss2si/l|r32,xm32|F3 0F 2D /r
cvtsd2si/l|r32,xm64|F2 0F 2D /r
cvttss2si/l|r32,xm32|F3 0F 2C /r
cvttsd2si/l|r32,xm64|F2 0F 2C /r
cvtss2si/q|r64,xm32|{wide} F3 W 0F 2D /r
cvtsd2si/q|r64,xm64|{wide} F2 W 0F 2D /r
cvttss2si/q|r64,xm32|{wide} F3 W 0F 2C /r
cvttsd2si/q|r64,xm64|{wide} F2 W 0F 2C /r
pinsrw|x,rm32,i8|66 0F C4 /r ib
pinsrw|mm,rm32,i8|0F C4 /r ib
pinsrb|x,rm32,i8|66 0F 3A 20 /r ib
pinsrd|x,rm32,i8|66 0F 3A 22 /r ib
pinsrq|x,rm64,i8|{wide} 66 W 0F 3A 22 /r ib
pextrw|r32,xr,i8|66 0F C5 /r ib
pextrw|r32,mmr,i8|0F C5 /r ib
pextrw|m,x,i8|66 0F 3A 15 /r ib
pextrb|rm32,x,i8|66 0F 3A 14 /r ib
pextrd|rm32,x,i8|66 0F 3A 16 /r ib
pextrq|rm64,x,i8|{wide} 66 W 0F 3A 16 /r ib
maskmovdqu|x,xr|66 0F F7 /r
extractps|rm32,x,i8|66 0F 3A 17 /r ib
vmovd|x,rm32|VEX.128.66.0F 6E /r
vmovd|rm32,x|VEX.128.66.0F 7E /r
vmovq|x,xm64|VEX.128.F3.0F 7E /r rev:66.D6
vmovq|m,x|VEX.128.66.0F D6 /r
vmovq|x,rr64|{wide} VEX.128.66.0F W 6E /r
vmovq|rr64,x|{wide} VEX.128.66.0F W 7E /r
vmovss|x,m|VEX.128.F3.0F 10 /r
vmovss|m,x|VEX.128.F3.0F 11 /r
vmovss|x,xv,xr|VEX.128.F3.0F 10 /r rev:F3.11
vmovsd|x,m|VEX.128.F2.0F 10 /r
vmovsd|m,x|VEX.128.F2.0F 11 /r
vmovsd|x,xv,xr|VEX.128.F2.0F 10 /r rev:F2.11
vmovhlps|x,xv,xr|VEX.128.NP.0F 12 /r
vmovlhps|x,xv,xr|VEX.128.NP.0F 16 /r
vmovlps|x,xv,m|VEX.128.NP.0F 12 /r
vmovhps|x,xv,m|VEX.128.NP.0F 16 /r
vmovntdq|m,x|VEX.128.66.0F E7 /r
vmovntdq|m,y|VEX.256.66.0F E7 /r
vpinsrb|x,xv,rm32,i8|VEX.128.66.0F3A 20 /r ib
vpinsrw|x,xv,rm32,i8|VEX.128.66.0F C4 /r ib
vpinsrd|x,xv,rm32,i8|VEX.128.66.0F3A 22 /r ib
vpinsrq|x,xv,rm64,i8|{wide} VEX.128.66.0F3A W 22 /r ib
vpextrd|rm32,x,i8|VEX.128.66.0F3A 16 /r ib
vpextrq|rm64,x,i8|{wide} VEX.128.66.0F3A W 16 /r ib
vpmovmskb|r32,xr|VEX.128.66.0F D7 /r
vpmovmskb|r32,yr|VEX.256.66.0F D7 /r
vmovmskps|r32,xr|VEX.128.NP.0F 50 /r
vmovmskps|r32,yr|VEX.256.NP.0F 50 /r
vzeroupper||VEX.128.NP.0F 77
vzeroall||VEX.256.NP.0F 77
vldmxcsr|m|VEX.128.NP.0F AE /2
vstmxcsr|m|VEX.128.NP.0F AE /3
vextracti128|xm128,y,i8|VEX.256.66.0F3A 39 /r ib
vextractf128|xm128,y,i8|VEX.256.66.0F3A 19 /r ib
vinserti128|y,yv,xm128,i8|VEX.256.66.0F3A 38 /r ib
vinsertf128|y,yv,xm128,i8|VEX.256.66.0F3A 18 /r ib
vperm2i128|y,yv,ym,i8|VEX.256.66.0F3A 46 /r ib
vperm2f128|y,yv,ym,i8|VEX.256.66.0F3A 06 /r ib
vpermq|y,ym,i8|VEX.256.66.0F3A W 00 /r ib
vpermd|y,yv,ym|VEX.256.66.0F38 36 /r
vbroadcastss|x,xm32|VEX.128.66.0F38 18 /r
vbroadcastss|y,xm32|VEX.256.66.0F38 18 /r
vbroadcastsd|y,xm64|VEX.256.66.0F38 19 /r
vbroadcasti128|y,m|VEX.256.66.0F38 5A /r
vbroadcastf128|y,m|VEX.256.66.0F38 1A /r
vpbroadcastb|x,xm32|VEX.128.66.0F38 78 /r
vpbroadcastb|y,xm32|VEX.256.66.0F38 78 /r
vpbroadcastw|x,xm32|VEX.128.66.0F38 79 /r
vpbroadcastw|y,xm32|VEX.256.66.0F38 79 /r
vpbroadcastd|x,xm32|VEX.128.66.0F38 58 /r
vpbroadcastd|y,xm32|VEX.256.66.0F38 58 /r
vpbroadcastq|x,xm32|VEX.128.66.0F38 59 /r
vpbroadcastq|y,xm32|VEX.256.66.0F38 59 /r
andn/l|r32,vr32,rm32|VEX.128.NP.0F38 F2 /r
andn/q|r64,vr64,rm64|{wide} VEX.128.NP.0F38 W F2 /r
mulx/l|r32,vr32,rm32|VEX.128.F2.0F38 F6 /r
mulx/q|r64,vr64,rm64|{wide} VEX.128.F2.0F38 W F6 /r
pdep/l|r32,vr32,rm32|VEX.128.F2.0F38 F5 /r
pdep/q|r64,vr64,rm64|{wide} VEX.128.F2.0F38 W F5 /r
pext/l|r32,vr32,rm32|VEX.128.F3.0F38 F5 /r
pext/q|r64,vr64,rm64|{wide} VEX.128.F3.0F38 W F5 /r
bextr/l|r32,rm32,vr32|VEX.128.NP.0F38 F7 /r
bextr/q|r64,rm64,vr64|{wide} VEX.128.NP.0F38 W F7 /r
bzhi/l|r32,rm32,vr32|VEX.128.NP.0F38 F5 /r
bzhi/q|r64,rm64,vr64|{wide} VEX.128.NP.0F38 W F5 /r
shlx/l|r32,rm32,vr32|VEX.128.66.0F38 F7 /r
shlx/q|r64,rm64,vr64|{wide} VEX.128.66.0F38 W F7 /r
shrx/l|r32,rm32,vr32|VEX.128.F2.0F38 F7 /r
shrx/q|r64,rm64,vr64|{wide} VEX.128.F2.0F38 W F7 /r
sarx/l|r32,rm32,vr32|VEX.128.F3.0F38 F7 /r
sarx/q|r64,rm64,vr64|{wide} VEX.128.F3.0F38 W F7 /r
rorx/l|r32,rm32,i8|VEX.128.F2.0F3A F0 /r ib
rorx/q|r64,rm64,i8|{wide} VEX.128.F2.0F3A W F0 /r ib
blsr/l|vr32,rm32|VEX.128.NP.0F38 F3 /1
blsr/q|vr64,rm64|{wide} VEX.128.NP.0F38 W F3 /1
blsmsk/l|vr32,rm32|VEX.128.NP.0F38 F3 /2
blsmsk/q|vr64,rm64|{wide} VEX.128.NP.0F38 W F3 /2
blsi/l|vr32,rm32|VEX.128.NP.0F38 F3 /3
blsi/q|vr64,rm64|{wide} VEX.128.NP.0F38 W F3 /3
pshufw|mm,mm64,i8|0F 70 /r ib
`

// textLists are instructions that differ in their names and opcodes only: what is before, the operands,
// and what is after the opcode; name=opcode.
var textLists = []struct{ before, operands, behind, names string }{
	{"66 0F", "x,xm128", "", "addpd=58 subpd=5C mulpd=59 divpd=5E minpd=5D maxpd=5F sqrtpd=51 andpd=54 andnpd=55 orpd=56 xorpd=57 unpcklpd=14 unpckhpd=15 comisd=2F ucomisd=2E punpcklqdq=6C punpckhqdq=6D cvtpd2ps=5A cvtps2dq=5B cvttpd2dq=E6 haddpd=7C hsubpd=7D"},
	{"0F", "x,xm128", "", "addps=58 subps=5C mulps=59 divps=5E minps=5D maxps=5F sqrtps=51 rsqrtps=52 rcpps=53 andps=54 andnps=55 orps=56 xorps=57 unpcklps=14 unpckhps=15 comiss=2F ucomiss=2E cvtps2pd=5A cvtdq2ps=5B"},
	{"F2 0F", "x,xm128", "", "addsd=58 subsd=5C mulsd=59 divsd=5E minsd=5D maxsd=5F sqrtsd=51 cvtsd2ss=5A haddps=7C hsubps=7D addsubps=D0 movddup=12 cvtpd2dq=E6"},
	{"F3 0F", "x,xm128", "", "addss=58 subss=5C mulss=59 divss=5E minss=5D maxss=5F sqrtss=51 rsqrtss=52 rcpss=53 cvtss2sd=5A cvtdq2pd=E6 cvttps2dq=5B movshdup=16 movsldup=12"},
	{"0F", "x,xm128,i8", " ib", "shufps=C6 cmpps=C2"},
	{"66 0F", "x,xm128,i8", " ib", "shufpd=C6 cmppd=C2 pshufd=70"},
	{"F2 0F", "x,xm128,i8", " ib", "cmpsd=C2 pshuflw=70"},
	{"F3 0F", "x,xm128,i8", " ib", "cmpss=C2 pshufhw=70"},
	{"66 0F 38", "x,xm128", "", "aesimc=DB aesenc=DC aesenclast=DD aesdec=DE aesdeclast=DF pmulld=40 pminsb=38 pminsd=39 pminuw=3A pminud=3B pmaxsb=3C pmaxsd=3D pmaxuw=3E pmaxud=3F pcmpeqq=29 pcmpgtq=37 packusdw=2B pmuldq=28 phminposuw=41 ptest=17 pmovsxbw=20 pmovsxbd=21 pmovsxbq=22 pmovsxwd=23 pmovsxwq=24 pmovsxdq=25 pmovzxbw=30 pmovzxbd=31 pmovzxbq=32 pmovzxwd=33 pmovzxwq=34 pmovzxdq=35 pblendvb=10 blendvps=14 blendvpd=15 gf2p8mulb=CF"},
	{"0F 38", "x,xm128", "", "sha256rnds2=CB sha256msg1=CC sha256msg2=CD sha1msg1=C9 sha1msg2=CA sha1nexte=C8"},
	{"66 0F 38", "x,xm128,xmm0", "", "pblendvb=10 blendvps=14 blendvpd=15"}, // or without naming it
	{"0F 38", "x,xm128,xmm0", "", "sha256rnds2=CB"},
	{"0F 3A", "x,xm128,i8", " ib", "sha1rnds4=CC"},
	{"66 0F 3A", "x,xm128,i8", " ib", "aeskeygenassist=DF pclmulqdq=44 pblendw=0E blendps=0C blendpd=0D roundps=08 roundpd=09 roundss=0A roundsd=0B mpsadbw=42 dpps=40 dppd=41 insertps=21 pcmpestrm=60 pcmpestri=61 pcmpistrm=62 pcmpistri=63"},
	{"66 0F", "xr,i8", " ib", "psrlw=71/2 psraw=71/4 psllw=71/6 psrld=72/2 psrad=72/4 pslld=72/6 psrlq=73/2 psllq=73/6 psrldq=73/3 pslldq=73/7"},
	{"0F", "mmr,i8", " ib", "psrlw=71/2 psraw=71/4 psllw=71/6 psrld=72/2 psrad=72/4 pslld=72/6 psrlq=73/2 psllq=73/6"},
}

// textMMX are the instructions on vectors of integers, with MMX registers and with those of SSE.
var textMMX = []struct{ before, names string }{
	{"0F", "punpcklbw=60 punpcklwd=61 punpckldq=62 packsswb=63 pcmpgtb=64 pcmpgtw=65 pcmpgtd=66 packuswb=67 punpckhbw=68 punpckhwd=69 punpckhdq=6A packssdw=6B pcmpeqb=74 pcmpeqw=75 pcmpeqd=76 psrlw=D1 psrld=D2 psrlq=D3 paddq=D4 pmullw=D5 psubusb=D8 psubusw=D9 pminub=DA pand=DB paddusb=DC paddusw=DD pmaxub=DE pandn=DF pavgb=E0 psraw=E1 psrad=E2 pavgw=E3 pmulhuw=E4 pmulhw=E5 psubsb=E8 psubsw=E9 pminsw=EA por=EB paddsb=EC paddsw=ED pmaxsw=EE pxor=EF psllw=F1 pslld=F2 psllq=F3 pmuludq=F4 pmaddwd=F5 psadbw=F6 psubb=F8 psubw=F9 psubd=FA psubq=FB paddb=FC paddw=FD paddd=FE"},
	{"0F 38", "pshufb=00 phaddw=01 phaddd=02 phaddsw=03 pmaddubsw=04 phsubw=05 phsubd=06 phsubsw=07 psignb=08 psignw=09 psignd=0A pmulhrsw=0B pabsb=1C pabsw=1D pabsd=1E"},
}

// textRows returns all rows, the families written out.
func textRows() []string {
	var rows []string
	row := func(format string, args ...any) { rows = append(rows, fmt.Sprintf(format, args...)) }
	for n, name := range []string{"add", "or", "adc", "sbb", "and", "sub", "xor", "cmp"} {
		row("%s/b|rm8,r8|%02X /r", name, 8*n)
		row("%s/v|rmv,rv|%02X /r", name, 8*n+1)
		row("%s/b|r8,m8|%02X /r", name, 8*n+2)
		row("%s/v|rv,mv|%02X /r", name, 8*n+3)
		row("%s/v|rmv,s8|83 /%d ib", name, n)
		row("%s/b|al,i8|%02X ib", name, 8*n+4)
		row("%s/v|av,iv|%02X iv", name, 8*n+5)
		row("%s/b|rm8,i8|80 /%d ib", name, n)
		row("%s/v|rmv,iv|81 /%d iv", name, n)
	}
	for n, names := range []string{"rol", "ror", "rcl", "rcr", "shl sal", "shr", "", "sar"} {
		for _, name := range strings.Fields(names) {
			row("%s/b|rm8,1|D0 /%d", name, n)
			row("%s/v|rmv,1|D1 /%d", name, n)
			row("%s/b|rm8,cl|D2 /%d", name, n)
			row("%s/v|rmv,cl|D3 /%d", name, n)
			row("%s/b|rm8,i8|C0 /%d ib", name, n)
			row("%s/v|rmv,i8|C1 /%d ib", name, n)
			row("%s/b|rm8|D0 /%d", name, n)
			row("%s/v|rmv|D1 /%d", name, n)
		}
	}
	for n, name := range []string{"bt", "bts", "btr", "btc"} {
		row("%s/v|rmv,rv|0F %02X /r", name, 0xA3+8*n)
		row("%s/v|rmv,i8|0F BA /%d ib", name, n+4)
	}
	for n, names := range conditionSpellings {
		for _, cc := range strings.Fields(names) {
			row("set%s/b|rm8|0F %02X /0", cc, 0x90+n)
			row("set%s|rm8|0F %02X /0", cc, 0x90+n)
			row("cmov%s/v|rv,rmv|0F %02X /r", cc, 0x40+n)
		}
	}
	for n, name := range []string{"fadd", "fmul", "fcom", "fcomp", "fsub", "fsubr", "fdiv", "fdivr"} {
		row("%ss|m|D8 /%d", name, n)
		row("%sl|m|DC /%d", name, n)
		row("fi%ss|m|DE /%d", name[1:], n)
		row("fi%sl|m|DA /%d", name[1:], n)
		if n == 2 || n == 3 {
			continue
		}
		row("%s|sti|D8 %02X+r", name, 0xC0+8*n)
		row("%s|st,sti|D8 %02X+r", name, 0xC0+8*n)
		// In AT&T's syntax the names of these are exchanged.
		intel := n
		if n >= 4 {
			intel ^= 1
		}
		for _, form := range []struct {
			op     string
			n      int
			syntax string
		}{{"DC", n, "{att}"}, {"DC", intel, "{intel}"}} {
			row("%s|sti,st|%s %s %02X+r", name, form.syntax, form.op, 0xC0+8*form.n)
			row("%sp|sti,st|%s DE %02X+r", name, form.syntax, 0xC0+8*form.n)
			row("%sp|sti|%s DE %02X+r", name, form.syntax, 0xC0+8*form.n)
			row("%sp||%s DE %02X", name, form.syntax, 0xC1+8*form.n)
		}
	}
	for n, cc := range []string{"b", "e", "be", "u", "nb", "ne", "nbe", "nu"} {
		row("fcmov%s|st,sti|%02X %02X+r", cc, 0xDA+n/4, 0xC0+8*(n%4))
	}
	for _, l := range textLists {
		for _, w := range strings.Fields(l.names) {
			name, op, _ := strings.Cut(w, "=")
			op, digit, ok := strings.Cut(op, "/")
			if !ok {
				digit = "r"
			}
			row("%s|%s|%s %s /%s%s", name, l.operands, l.before, op, digit, l.behind)
		}
	}
	for _, l := range textMMX {
		for _, w := range strings.Fields(l.names) {
			name, op, _ := strings.Cut(w, "=")
			row("%s|mm,mm64|%s %s /r", name, l.before, op)
			row("%s|x,xm128|66 %s %s /r", name, l.before, op)
		}
	}
	rows = append(rows, vexRows()...)
	row("palignr|mm,mm64,i8|0F 3A 0F /r ib")
	row("palignr|x,xm128,i8|66 0F 3A 0F /r ib")
	return append(rows, strings.Split(strings.TrimSpace(textTable), "\n")...)
}

// conditionSpellings are the names of conditions by their numbers.
var conditionSpellings = [16]string{"o", "no", "b c nae", "ae nb nc", "e z", "ne nz", "be na", "a nbe", "s", "ns", "p pe", "np po", "l nge", "ge nl", "le ng", "g nle"}

// vexTwo are the instructions of textLists and textMMX that with a VEX prefix have no third
// operand; scalar those of one element, vexNone those that have other operands then.
const (
	vexTwo = " sqrtpd sqrtps rsqrtps rcpps cvtpd2ps cvtps2pd cvtps2dq cvttpd2dq cvtdq2ps comisd ucomisd comiss ucomiss cvtdq2pd cvttps2dq movshdup movsldup movddup cvtpd2dq " +
		"aesimc phminposuw ptest pmovsxbw pmovsxbd pmovsxbq pmovsxwd pmovsxwq pmovsxdq pmovzxbw pmovzxbd pmovzxbq pmovzxwd pmovzxwq pmovzxdq pabsb pabsw pabsd " +
		"pshufd pshuflw pshufhw aeskeygenassist roundps roundpd pcmpestrm pcmpestri pcmpistrm pcmpistri "
	vexNone  = " pblendvb blendvps blendvpd gf2p8mulb sha256rnds2 sha256msg1 sha256msg2 sha1msg1 sha1msg2 sha1nexte sha1rnds4 "
	vexShort = " cvtpd2ps cvtps2pd cvttpd2dq cvtdq2pd cvtpd2dq comisd ucomisd comiss ucomiss pmovsxbw pmovsxbd pmovsxbq pmovsxwd pmovsxwq pmovsxdq pmovzxbw pmovzxbd pmovzxbq pmovzxwd pmovzxwq pmovzxdq " +
		"aesimc aeskeygenassist phminposuw dppd insertps pcmpestrm pcmpestri pcmpistrm pcmpistri "
)

// vexRows are the instructions of SSE with VEX prefixes.
func vexRows() (rows []string) {
	row := func(format string, args ...any) { rows = append(rows, fmt.Sprintf(format, args...)) }
	both := func(before, shape, names string) {
		words := strings.Fields(before)
		pp := "NP"
		if words[0] != "0F" {
			pp, words = words[0], words[1:]
		}
		enc := pp + "." + strings.Join(words, "")
		for _, w := range strings.Fields(names) {
			name, op, _ := strings.Cut(w, "=")
			op, digit, ok := strings.Cut(op, "/")
			if !ok {
				digit = "r"
			}
			in := func(list string) bool { return strings.Contains(list, " "+name+" ") }
			if in(vexNone) {
				continue
			}
			ops, imm := "x,xv,xm128", ""
			if in(vexTwo) {
				ops = "x,xm128"
			}
			if in(" cvtpd2ps cvtpd2dq cvttpd2dq ") { // of memory it has another name
				ops = "x,xr"
			}
			if shape == "xr,i8" {
				ops = "xv,xr"
			}
			if strings.HasSuffix(shape, "i8") {
				ops, imm = ops+",i8", " ib"
			}
			row("v%s|%s|VEX.128.%s %s /%s%s", name, ops, enc, op, digit, imm)
			scalar := pp == "F2" && name != "haddps" && name != "hsubps" && name != "addsubps" && name != "movddup" && name != "pshuflw" ||
				pp == "F3" && !in(" cvttps2dq movshdup movsldup pshufhw ") || in(" roundss roundsd ")
			if scalar || in(vexShort) {
				continue
			}
			wide := strings.NewReplacer("xv", "yv", "xm128", "ym", "xr", "yr", "x,", "y,").Replace(ops)
			if shape != "xr,i8" && strings.HasPrefix(name, "ps") && len(name) == 5 && strings.ContainsAny(name[4:], "wdq") && strings.Contains("psrl psra psll", name[:4]) {
				wide = "y,yv,xm128"
			}
			row("v%s|%s|VEX.256.%s %s /%s%s", name, wide, enc, op, digit, imm)
		}
	}
	for _, l := range textLists {
		if !strings.HasPrefix(l.operands, "mm") {
			both(l.before, l.operands, l.names)
		}
	}
	for _, l := range textMMX {
		both("66 "+l.before, "x,xm128", l.names)
	}
	both("66 0F 3A", "x,xm128,i8", "palignr=0F")
	both("66 0F 38", "x,xm128", "psrlvd=45 psravd=46 psllvd=47")
	for _, m := range []struct{ name, enc, load, store string }{{"movups", "NP.0F", "10", "11"}, {"movupd", "66.0F", "10", "11"}, {"movaps", "NP.0F", "28", "29"},
		{"movapd", "66.0F", "28", "29"}, {"movdqa", "66.0F", "6F", "7F"}, {"movdqu", "F3.0F", "6F", "7F"}} {
		pp, _, _ := strings.Cut(m.enc, ".")
		row("v%s|x,xm128|VEX.128.%s %s /r rev:%s.%s", m.name, m.enc, m.load, pp, m.store)
		row("v%s|m,x|VEX.128.%s %s /r", m.name, m.enc, m.store)
		row("v%s|y,ym|VEX.256.%s %s /r rev:%s.%s", m.name, m.enc, m.load, pp, m.store)
		row("v%s|m,y|VEX.256.%s %s /r", m.name, m.enc, m.store)
	}
	for k, order := range []string{"132", "213", "231"} {
		for n, name := range []string{"fmaddsub", "fmsubadd", "fmadd", "fmadd", "fmsub", "fmsub", "fnmadd", "fnmadd", "fnmsub", "fnmsub"} {
			for w, width := range []string{"", "W "} {
				op := 0x96 + 16*k + n
				if n < 2 || n%2 == 0 {
					row("v%s%sp%c|x,xv,xm128|VEX.128.66.0F38 %s%02X /r", name, order, "sd"[w], width, op)
					row("v%s%sp%c|y,yv,ym|VEX.256.66.0F38 %s%02X /r", name, order, "sd"[w], width, op)
				} else {
					row("v%s%ss%c|x,xv,xm128|VEX.128.66.0F38 %s%02X /r", name, order, "sd"[w], width, op)
				}
			}
		}
	}
	return rows
}
