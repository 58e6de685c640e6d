/** More surfaces seen from above: layered paper, foam, a sunlit wall, and skin as it is before and after a course. */
import { gobos } from "./still-lifes.mjs";

const layers = /* glsl */ `
// Sheets of paper cut along contour lines, each a little above the last.
float field(vec2 p){ p = p*rot(.5+uKnob.x*1.2)*.85+uKnob.zw*7.; return noise(p*.75)*.72+noise(p*1.6+3.)*.22+.06*noise(p*3.1); }
float levels(vec2 p){ return sat((field(p)-.12)/.74)*SHEETS; }
float height(vec2 p){ float f = levels(p); float i = floor(f); float w = fwidth0(f); return (i + smoothstep(1.-w,1.,f-i))*.055; }
vec3 shade(vec2 p, Relief r){ float i = floor(levels(p))/SHEETS; vec3 c = mix(mix(cPaper,cStage,.2), mix(cBody,cGround,.22), i); c = mix(c, mix(cAccent,cPaper,.35), ACCENT*step(.55,i)*step(i,.70));
  float k = sat(dot(r.n,r.l)); c *= .97+.05*noise(p*260.); return c*(cLight*(.30+.95*k)*mix(.60,1.,r.lit)+cShade*.22*r.open); }`;

const foam = /* glsl */ `
// Fine foam: bubbles of three sizes, with air between.
float bubbles(vec2 p, float size, float fill){ vec2 q = p/size; vec2 i = floor(q), f = fract(q); float h = 0.; for(int y=-1;y<=1;y++) for(int x=-1;x<=1;x++){ vec2 g = vec2(x,y); vec2 o = hash22(i+g+uSeed); float R = (.42+.34*hash2(i+g+3.))*step(hash2(i+g+11.),fill); vec2 d = g+o-f; float s = R*R-dot(d,d); if(s > 0.) h = max(h, sqrt(s)); } return h*size; }
float height(vec2 p){ p += uKnob.xy*9.; float cloud = .22*fbm3(p*1.1+uSeed); float a = bubbles(p,.34,.55)*.62, b = bubbles(p+3.,.17,.75)*.7, c = bubbles(p+7.,.075,.95)*.8; return cloud + max(max(a,b),c); }
vec3 shade(vec2 p, Relief r){ float k = sat(dot(r.n,r.l)); vec3 hv = normalize(r.l+r.v); vec3 low = mix(cBody,cGround,.45), high = mix(cPaper,cStage,.15); vec3 c = mix(low, high, smoothstep(.05,.85,k*mix(.55,1.,r.lit)*r.open+.12));
  float f = pow(1.-r.n.z,1.6); vec3 film = .5+.5*cos(6.28*(f*1.1+r.h*1.5+vec3(.0,.33,.67))); c = mix(c, mix(high,film,.16), sat(f*.9)); c += cLight*(pow(sat(dot(r.n,hv)),120.)*.75*r.lit + pow(sat(dot(r.n,hv)),18.)*.07); return c*(.72+.32*r.open); }`;

const plaster = /* glsl */ `
${gobos}
// A plastered wall in the house's light.
float height(vec2 p){ vec2 q = p*rot(.4); return .010*fbm(q*2.2+uSeed)+.0016*fbm(q*vec2(9.,26.)); }
vec3 shade(vec2 p, Relief r){ vec2 q = p*.95+vec2(.10*uKnob.x-.25,.05)+vec2(-.18,.0)*p.y; float g = houseLight(q*rot(-.12), .0); float k = sat(dot(r.n,r.l)); vec3 al = mix(WALL, cPaper, .18)*(.97+.05*noise(p*200.)); vec3 far = mix(al*cShade, al*cDeep*1.6, .10); return mix(far*.86, al*cLight*1.32, g*smoothstep(.2,1.,k))*(.94+.1*sat(.5-.25*p.x+.2*p.y)); }`;

/** One place of skin, twice: the marks lie where they lay, only fainter. Defines give how much of each there is. */
const complexion = /* glsl */ `
float cells(vec2 p){ vec2 i = floor(p), f = fract(p); float a = 8., b = 8.; for(int y=-1;y<=1;y++) for(int x=-1;x<=1;x++){ vec2 g = vec2(x,y); vec2 o = hash22(i+g); float d = length(g+o-f); if(d<a){ b=a; a=d; } else b=min(b,d); } return b-a; }
/** Points strewn over a grid: x how near, y a number of its own. */
vec2 strewn(vec2 p, float gap, float part, float r0, float r1){ vec2 q = p/gap; vec2 i = floor(q), f = fract(q); vec2 best = vec2(0.); for(int y=-1;y<=1;y++) for(int x=-1;x<=1;x++){ vec2 g = vec2(x,y), c = i+g+floor(uSeed); vec2 o = .15+.7*hash22(c); float own = hash2(c+5.5); if(own > part) continue; float R = mix(r0,r1,hash2(c+9.1)); vec2 d = (g+o-f)*gap; d *= rot(own*40.); float wob = 1.+.04*sin(atan(d.y,d.x)*3.+own*30.)+.02*sin(atan(d.y,d.x)*5.+own*70.); float v = smoothstep(1.,.2,length(d*vec2(1.,1.+.35*own))/(R*wob)); if(v > best.x) best = vec2(v,own); } return best; }
float rise(vec2 p){ return .42*exp(-dot((p-vec2(.45,-.65))*vec2(.7,1.),(p-vec2(.45,-.65))*vec2(.7,1.))*.8)+.16*exp(-dot(p-vec2(-.9,.9),p-vec2(-.9,.9))*.8); }
float lineAt(vec2 p, float at){ float y = p.y-at-.09*sin(p.x*1.5+at*7.+uKnob.x*6.)-.03*sin(p.x*4.3+at*13.); float ends = smoothstep(1.15,.55,abs(p.x+.3*sin(at*9.))); return exp(-y*y*3400.)*ends; }
float lines(vec2 p){ float s = 0.; for(int i=0;i<5;i++) s = max(s, lineAt(p, -.62+.31*float(i)+.07*sin(float(i)*3.1))*(i%2==0?1.:.62)); return s; }
float vessels(vec2 p){ vec2 w = p+.16*vec2(noise(p*3.+2.),noise(p*3.+8.)); float n = abs(fbm(w*2.4+uSeed)-.5); return smoothstep(.030,.0,n)*smoothstep(.40,.75,noise(p*1.7+uSeed)); }
float height(vec2 p){ vec2 q = p*rot(.35)*vec2(1.,1.3); vec2 w = .5*vec2(noise(q*9.),noise(q*9.+3.)); float grain = .0012*smoothstep(.0,.30,cells(q*40.+w))+.0005*smoothstep(.0,.3,cells(q*84.));
  float h = rise(p)+grain*GRAIN; h -= .011*LINES*lines(p); h -= .007*STRIA*max(lines(p.yx*rot(.5)),lines(p.yx*rot(.34)*.8+.2)); h -= .0045*PORES*strewn(p,.062,.85,.008,.019).x; h += .022*BUMPS*strewn(p,.33,.42,.045,.085).x; h -= .024*PITS*strewn(p+.4,.25,.50,.045,.085).x; return h; }
vec3 shade(vec2 p, Relief r){ float k = dot(r.n,r.l); float w = sat((k+.45)/1.45);
  float patch_ = smoothstep(.45,.70,fbm(p*1.9+uSeed)); vec2 spot = strewn(p,.20,.62,.016,.060); vec2 bump = strewn(p,.33,.42,.045,.085); vec2 mark = strewn(p+1.7,.26,.55,.04,.085); vec2 pore = strewn(p,.062,.85,.008,.019);
  vec3 al = mix(cSkin, cPaper, .16+.10*(1.-DULL)); al = mix(al, vec3(luma(al))*vec3(1.02,.95,.86), .42*DULL)*(1.-.10*DULL);
  al *= mix(vec3(1.), vec3(.86,.70,.60), BLOT*patch_*.85); al *= mix(vec3(1.), vec3(.66,.47,.37), SPOTS*spot.x*(.55+.45*spot.y)); al *= mix(vec3(1.), vec3(1.02,.64,.60), RED*(.25+.75*smoothstep(.30,.68,fbm(p*1.4+3.+uSeed)))*.80); al *= mix(vec3(1.), vec3(.92,.40,.42), RED*vessels(p)*.34);
  al *= mix(vec3(1.), vec3(.98,.52,.48), BUMPS*bump.x*.85); al *= mix(vec3(1.), vec3(.95,.60,.56), MARKS*mark.x*(.5+.5*mark.y)); al *= 1.-.30*PORES*pore.x; al *= 1.-.16*LINES*lines(p); al = mix(al, cPaper*vec3(1.,.95,.93), .62*STRIA*max(lines(p.yx*rot(.5)),lines(p.yx*rot(.34)*.8+.2)));
  vec2 hq = p/.12; vec2 hi = floor(hq); float hair = 0.; for(int y=-1;y<=1;y++) for(int x=-1;x<=1;x++){ vec2 c = hi+vec2(x,y); vec2 o = (c+.2+.6*hash22(c+uSeed))*.12; float a = .9+.7*(hash2(c+2.)-.5); vec2 e = o+vec2(cos(a),-sin(a))*(.06+.05*hash2(c+4.)); if(hash2(c+6.) < HAIRS) hair = max(hair, smoothstep(.0050,.0018,sdSeg(p,o,e))); } al = mix(al, vec3(.075,.05,.04), hair*.85);
  vec3 c = al*(mix(vec3(.72,.48,.42),vec3(1.),smoothstep(.1,.85,w))*cLight*1.20*w*w + cShade*.24); vec3 hv = normalize(r.l+r.v); c += cLight*(pow(sat(dot(r.n,hv)),30.)*.08+pow(sat(dot(r.n,hv)),120.)*.08)*(1.-.7*DULL); return c; }`;

export const healthy = { GRAIN: "0.7", LINES: "0.0", PORES: "0.0", BUMPS: "0.0", PITS: "0.0", DULL: "0.0", STRIA: "0.0", BLOT: "0.0", SPOTS: "0.0", RED: "0.0", MARKS: "0.0", HAIRS: "0.0" };

export const surfaces = {
  layers: { glsl: layers.replace("fwidth0(f)", ".05"), samples: 10, defines: { SHEETS: "9.0", ACCENT: "0.0", EPS: "0.0016", RANGE: ".8", OPEN: "0.06" }, key: { pos: [-2.4, 2.2, 1.9], size: 0.5 } },
  foam: { glsl: foam, samples: 8, defines: { EPS: "0.002", OPEN: "0.07" }, key: { pos: [-2.4, 2.4, 2.2], size: 0.5 } },
  plaster: { glsl: plaster, samples: 6, look: { uGrain: 0.006 }, defines: { WALL: "cGround", REACH: 0, EPS: "0.003", OPEN: "0.05" }, key: { pos: [-2.2, 2.4, 2.6] } },
  complexion: { glsl: complexion, samples: 6, look: { uGrain: 0.003 }, defines: { ...healthy, EPS: "0.0016", OPEN: "0.03", REACH: 0 }, key: { pos: [-2.2, 2.6, 2.0] } },
};
