/** Everyday things of a clinic, one on each picture: the light, wall and floor of the still lifes. THING chooses which. */
import { gobos, studio } from "./still-lifes.mjs";

const head = /* glsl */ `${studio}${gobos}
float stageOf(vec3 p, float depth){ return smin(p.y, p.z+depth, .9); }
vec3 turn(vec3 p, float a){ p.xz *= rot(a); return p; }
float gobo(vec3 p){ return houseLight(keyPlane(p)-vec2(-.05,.45), .14); }
float shellCup(vec3 p, float r, float h, float w){ return smax(sdCyl(p-vec3(0,h*.5,0), r, h*.5, .03), -sdCyl(p-vec3(0,h*.5+w,0), r-w, h*.5, .02), .012); }
vec3 cloth(vec3 p, vec3 c){ return c*(.93+.10*noise3(p*90.)); }
vec3 stone(vec3 p, vec3 a, vec3 b){ float v = fbm(p.xz*2.2+p.y*1.3+fbm(p.xz*1.6+p.y)*2.2+uSeed); return mix(a,b,v)*(1.-.12*smoothstep(.035,.0,abs(v-.5))); }
vec3 timber(vec3 p){ vec3 w = uStyle==2 ? vec3(.20,.11,.06) : uStyle==1 ? vec3(.62,.52,.43) : vec3(.46,.30,.19); return mix(w*.8, w*1.4, fbm(vec2(p.x*1.2+uSeed, p.z*11.+p.y*7.+.7*fbm(p.xz*2.)))); }
`;

/** Each thing: its distances after stage and plinth (materials 2 to 9), and what those materials are. */
const things = {
  // A sunscreen tube on its cap, and a swipe of cream before it.
  tube: {
    map: `vec3 q = turn(p-vec3(-.12,.0,-.05), .35); float h = sat((q.y-.22)/1.15); float w = .27+.06*h, d = mix(.25,.012,pow(h,1.25));
  float body = (length(vec2(q.x/w, q.z/d))-1.)*min(w,d); body = smax(body*.6, abs(q.y-.80)-.58, .02); r = opU(r, body, 2.);
  r = opU(r, sdCyl(q-vec3(0,.115,0), .20,.115,.02)+.002*cos(atan(q.z,q.x)*44.), 4.);
  q = p-vec3(.52,.0,.52); q = turn(q, -.5); float s = length(vec2(q.x/.46, q.z/.17))-1.; r = opU(r, smax(s*.15, q.y-.045-.02*sin(q.z*42.+3.*q.x)*smoothstep(.0,-.5,s)-.03*smoothstep(-.2,-.9,s), .03)*.7, 3.);`,
    material: `if(id<2.5){ vec3 q = turn(p-vec3(-.12,.0,-.05), .35); float band = smoothstep(.012,.0,abs(q.y-.72)-.035)+smoothstep(.008,.0,abs(q.y-.60)-.006); return matCoat(mix(mix(cPaper,cStage,.2), mix(cAccent,cBody,.3), sat(band)), 1.,.22); } if(id<3.5){ Mat m = matCoat(cPaper,.8,.35); m.sss=.45; return m; } return matMetal(cMetal,.26);`,
  },
  // Three rolled towels.
  towels: {
    map: `for(int i=0;i<3;i++){ float f = float(i); vec3 q = p-(i==0?vec3(-.40,.335,.02):i==1?vec3(.30,.335,-.05):vec3(-.05,.905,-.02)); q = turn(q, .10+.13*f); float a = atan(q.y,q.x), rr = length(q.xy); float roll = fract(rr*9.5-a*.15915+f*.3); float d = rr-.335-.012*sin(a*2.+f*2.); d = smax(d, abs(q.z)-.56+.06*smoothstep(.36,.5,abs(roll-.5)), .05); r = opU(r, d*.7-.004*noise3(p*60.), 2.+f); }
  vec3 q = p-vec3(.86,.0,.42); r = opU(r, shellCup(q,.17,.24,.03), 6.); r = opU(r, sdSphere(q-vec3(0,.2,0),.12), 7.);`,
    material: `if(id<2.5) return mat(cloth(p, mix(cPaper,cStage,.25))); if(id<3.5) return mat(cloth(p, mix(cBody,cGround,.45))); if(id<4.5) return mat(cloth(p, mix(cStage,cGround,.35))); if(id<6.5) return matCoat(mix(cDeep,cBody,.55),.6,.3); return mat(cPaper*(.94+.06*noise3(p*40.)));`,
  },
  // A wide bowl of still water, a folded cloth, a bar of soap.
  bowl: {
    map: `vec3 q = p-vec3(-.18,.0,-.05); float bowl = smax(length(q-vec3(0,.92,0))-.92, -(length(q-vec3(0,.95,0))-.89), .015); bowl = smax(bowl, q.y-.50, .015); bowl = smin(bowl, sdCyl(q-vec3(0,.03,0),.30,.03,.01), .05); r = opU(r, bowl*.9, 2.);
  float water = max(q.y-.40-.006*sin(length(q.xz-vec2(.12,.05))*34.)*exp(-length(q.xz-vec2(.12,.05))*3.5), length(q-vec3(0,.95,0))-.885); r = opU(r, max(water,.36-q.y), 3.);
  q = turn(p-vec3(.86,.08,.10), .35); r = opU(r, sdRound(q, vec3(.34,.07,.46), .06)-.006*sin(q.x*30.)*.3, 4.); r = opU(r, sdRound(q-vec3(.02,.12,.02), vec3(.31,.055,.42), .05), 4.); r = opU(r, sdRound(turn(q-vec3(.0,.225,.02),.4), vec3(.17,.05,.12), .05), 5.);`,
    material: `if(id<2.5) return matCoat(mix(cPaper,cStage,.35)*(.96+.05*noise3(p*30.)),.7,.25); if(id<3.5) return matCoat(mix(cGround,cStage,.4)*.9, 3.,.05); if(id<4.5) return mat(cloth(p, mix(cBody,cGround,.4))); Mat m = matCoat(mix(cPaper,cAccent,.22),.9,.25); m.sss=.4; return m;`,
  },
  // A magnifying glass on its stand before a card of dots.
  lens: {
    glass: `vec3 q = turn(p-vec3(-.15,.80,.10), .30); return sdEllipsoid(q, vec3(.43,.43,.10));`,
    map: `vec3 q = turn(p-vec3(-.15,.80,.10), .30); r = opU(r, sdTorus(q.xzy, .455,.032), 2.); r = opU(r, sdCaps(q, vec3(0,-.48,0), vec3(0,-.70,0), .026), 2.); r = opU(r, sdCyl(q-vec3(0,-.755,0), .24,.045,.02), 3.);
  q = turn(p-vec3(.38,.52,-.55), -.12); r = opU(r, sdRound(q, vec3(.55,.52,.025), .015), 4.); r = opU(r, sdSphere(p-vec3(.62,.10,.50),.10), 5.);`,
    material: `if(id<2.5) return matMetal(cMetal,.2); if(id<3.5) return matCoat(cDeep,.5,.3); if(id<4.5){ vec3 q = turn(p-vec3(.38,.52,-.55), -.12); vec2 g = (q.xy+vec2(.5,.5))/.105; vec2 f = fract(g)-.5; float on = smoothstep(.05,.0,length(f)-.10-.26*hash2(floor(g)+uSeed)); return mat(mix(mix(cPaper,cStage,.15), mix(cBody,cDeep,.25), on*step(abs(q.x),.47)*step(abs(q.y),.44))); } return matCoat(mix(cPaper,cAccent,.3),1.2,.2);`,
  },
  // A round table clock.
  clock: {
    map: `vec3 q = turn(p-vec3(-.05,.70,-.05), .22); r = opU(r, smax(sdCyl(q.xzy, .60,.13,.04), -sdCyl((q-vec3(0,0,.14)).xzy, .53,.05,.01), .01), 2.); r = opU(r, sdCyl((q-vec3(0,0,.096)).xzy, .525,.008,.002), 3.);
  r = opU(r, sdCaps(q, vec3(0,0,.125), vec3(-.20,.20,.125), .020), 4.); r = opU(r, sdCaps(q, vec3(0,0,.135), vec3(.05,.43,.135), .014), 4.); r = opU(r, sdCyl((q-vec3(0,0,.13)).xzy, .035,.02,.005), 5.);
  r = opU(r, sdRound(q-vec3(0,-.66,0), vec3(.30,.05,.16), .03), 2.); q = p-vec3(.80,.0,.32); r = opU(r, shellCup(q,.15,.30,.02), 6.); r = opU(r, sdCaps(q, vec3(0,.1,0), vec3(.10,.72,-.03), .012), 7.); r = opU(r, sdEllipsoid(q-vec3(.11,.80,-.03), vec3(.07,.13,.05)), 7.);`,
    material: `if(id<2.5) return matCoat(timber(p),.4,.35); if(id<3.5){ vec3 q = turn(p-vec3(-.05,.70,-.05), .22); float a = atan(q.y,q.x)/6.2831853*12.; float rr = length(q.xy); float tick = smoothstep(.05,.03,abs(fract(a+.5)-.5)*rr*1.05)*step(.42,rr)*step(rr,.485); return matCoat(mix(cPaper, cDeep, tick),.3,.3); } if(id<4.5) return mat(cDeep); if(id<5.5) return matMetal(cMetal,.25); if(id<6.5) return matCoat(mix(cStage,cBody,.3),.6,.3); return mat(mix(cLeaf,cBody,.3));`,
  },
  // A desk calendar without words: a grid of points, one of them marked.
  calendar: {
    map: `vec3 q = turn(p-vec3(-.08,.0,-.02), .28); vec3 c = q-vec3(0,.56,.16); c.yz *= rot(-.30); r = opU(r, sdRound(c, vec3(.74,.55,.014), .01), 2.); c = q-vec3(0,.56,-.20); c.yz *= rot(.30); r = opU(r, sdRound(c, vec3(.74,.55,.02), .01), 3.);
  vec3 t = q-vec3(0,1.085,-.02); t.x = t.x-.11*clamp(round(t.x/.11),-5.,5.); r = opU(r, sdTorus(t.yxz, .055,.010), 4.);
  q = turn(p-vec3(.62,.045,.62), .95); r = opU(r, sdCaps(q, vec3(-.42,0,0), vec3(.36,0,0), .034), 5.); r = opU(r, sdTaper(q, vec3(.36,0,0), vec3(.50,0,0), .034,.006), 6.);`,
    material: `if(id<2.5){ vec3 q = turn(p-vec3(-.08,.0,-.02), .28); vec3 c = q-vec3(0,.56,.16); c.yz *= rot(-.30); vec2 g = (c.xy-vec2(0.,-.09))/vec2(.18,.145); vec2 id2 = floor(g+.5); vec2 f = g-id2; float in_ = step(abs(id2.x),3.)*step(abs(id2.y),2.); float mark = step(length(id2-vec2(1.,-0.)),.1); float dotd = smoothstep(.04,.0,length(f*vec2(.18,.145))-mix(.022,.058,mark)); vec3 k = mix(mix(cDeep,cBody,.5), mix(cAccent,cDeep,.12), mark); float bar = step(abs(c.x),.56)*smoothstep(.004,.0,abs(c.y-.42)-.028)*step(c.x,-.10); return mat(mix(mix(cPaper,cStage,.1), k, sat(dotd*in_+bar))); } if(id<3.5) return mat(mix(cBody,cGround,.3)); if(id<4.5) return matMetal(cMetal,.25); if(id<5.5) return matCoat(mix(cDeep,cBody,.3),.8,.25); return mat(cStage);`,
  },
  // Three bottles of different shapes.
  bottles: {
    map: `vec3 q = p-vec3(-.50,.0,-.10); r = opU(r, sdCyl(q-vec3(0,.55,0), .25,.55,.06), 2.); r = opU(r, sdCyl(q-vec3(0,1.20,0), .10,.12,.02), 5.); r = opU(r, sdCaps(q, vec3(0,1.36,0), vec3(0,1.44,0), .05), 5.); r = opU(r, sdCaps(q, vec3(0,1.44,0), vec3(.24,1.40,.02), .034), 5.);
  q = p-vec3(.12,.0,.20); float y = q.y; r = opU(r, smin(sdEllipsoid(q-vec3(0,.33,0), vec3(.34,.33,.34)), sdCyl(q-vec3(0,.68,0),.09,.14,.02), .10), 3.); r = opU(r, sdCyl(q-vec3(0,.86,0), .125,.085,.03), 5.);
  q = p-vec3(.72,.0,-.12); r = opU(r, sdCyl(q-vec3(0,.22,0), .29,.22,.05), 4.); r = opU(r, sdCyl(q-vec3(0,.52,0), .30,.075,.03), 6.);`,
    material: `if(id<2.5){ float l = smoothstep(.01,.0,abs(p.y-.52)-.20)*step(abs(p.x+.50),.16)*step(-.1,p.z); return matCoat(mix(mix(cBody,cGround,.35), cPaper, l*.85),.8,.3); } if(id<3.5) return matCoat(mix(cPaper,cAccent,.18),1.,.2); if(id<4.5) return matCoat(mix(cPaper,cStage,.3),1.,.18); if(id<5.5) return matMetal(cMetal,.28); return matCoat(timber(p*vec3(1,1,.4)),.4,.4);`,
  },
  // A round mirror and cotton in a dish.
  mirror: {
    map: `vec3 q = turn(p-vec3(-.12,.86,-.10), .42); q.yz *= rot(-.08); r = opU(r, sdCyl(q.xzy, .56,.018,.005), 2.); r = opU(r, sdTorus(q.xzy, .57,.030), 3.); q = p-vec3(-.12,.0,-.12); r = opU(r, sdCyl(q-vec3(0,.17,0), .030,.17,.005), 3.); r = opU(r, sdCyl(q-vec3(0,.025,0), .30,.025,.015), 3.);
  q = p-vec3(.66,.0,.40); float dish = smax(sdCyl(q-vec3(0,.07,0),.33,.07,.03), -sdCyl(q-vec3(0,.13,0),.29,.08,.02), .01); r = opU(r, dish, 4.); for(int i=0;i<4;i++){ float f = float(i); r = opU(r, (sdSphere(q-vec3(.14*cos(f*1.7),.13+.06*step(2.5,f),.14*sin(f*1.7)), .115)-.012*noise3(p*26.+f))*.8, 5.); }`,
    material: `if(id<2.5) return matMetal(vec3(.94),.02); if(id<3.5) return matMetal(cMetal,.24); if(id<4.5) return matCoat(stone(p,cPaper,cStage),.5,.3); Mat m = mat(cPaper*.98); m.sss=.35; return m;`,
  },
  // A small lamp beside two books.
  lamp: {
    map: `vec3 q = p-vec3(-.32,.0,-.15); r = opU(r, sdTaper(q, vec3(0,.05,0), vec3(0,.72,0), .20,.075), 2.); r = opU(r, sdCyl(q-vec3(0,.04,0),.26,.04,.03), 2.); float sh = smax(sdEllipsoid(q-vec3(0,.86,0), vec3(.56,.40,.56)), .80-q.y, .03); sh = smax(sh, -(sdEllipsoid(q-vec3(0,.84,0), vec3(.52,.36,.52))), .01); r = opU(r, sh*.8, 3.); r = opU(r, sdSphere(q-vec3(0,.86,0),.16), 7.);
  q = turn(p-vec3(.62,.075,.18), -.30); r = opU(r, sdRound(q, vec3(.44,.075,.32), .02), 4.); q = turn(p-vec3(.60,.205,.16), .16); r = opU(r, sdRound(q, vec3(.39,.055,.28), .02), 5.); q = p-vec3(.60,.26,.18); r = opU(r, shellCup(q,.13,.19,.02), 6.);`,
    material: `if(id<2.5) return matCoat(mix(cBody,cDeep,.15),.5,.35); if(id<3.5){ Mat m = mat(mix(cPaper,cStage,.3)); m.sss=.5; m.emit = cLight*.10; return m; } if(id<4.5){ vec3 q = turn(p-vec3(.62,.075,.18), -.30); return mat(abs(q.y) < .052 && (abs(q.x) > .425 || q.z > .305) ? cPaper*(.9+.1*sin(q.y*420.)) : mix(cDeep,cBody,.45)); } if(id<5.5){ vec3 q = turn(p-vec3(.60,.205,.16), .16); return mat(abs(q.y) < .036 && (abs(q.x) > .375 || q.z > .265) ? cPaper*(.9+.1*sin(q.y*420.)) : mix(cAccent,cStage,.3)); } if(id<6.5) return matCoat(mix(cPaper,cStage,.3),.9,.2); Mat m = mat(cPaper); m.emit = cLight*1.3; return m;`,
  },
  // A tumbler of water on a tray.
  cup: {
    glass: `vec3 q = p-vec3(-.15,.09,.0); float far = length(q-vec3(0,.4,0))-.62; if(far > .3) return far; float b = sdCyl(q-vec3(0,.42,0), .33,.42,.03); float shell = max(b, -sdCyl(q-vec3(0,.50,0), .30,.44,.02)); float fill = sdCyl(q-vec3(0,.32,0), .298,.24,.012); return min(shell, fill);`,
    map: `r = opU(r, smax(sdCyl(p-vec3(0.,.045,.05), .98,.045,.02), -sdCyl(p-vec3(0.,.09,.05), .93,.035,.01), .01), 2.); vec3 q = p-vec3(.50,.055,.25); r = opU(r, sdEllipsoid(q-vec3(0,.10,0), vec3(.20,.10,.16)), 3.); q = p-vec3(.38,.055,.58); r = opU(r, sdEllipsoid(q-vec3(0,.06,0), vec3(.11,.06,.09)), 4.);
  q = turn(p-vec3(.52,.0,-.40), .3); r = opU(r, sdCyl(q-vec3(0,.52,0), .20,.46,.06), 5.); r = opU(r, sdCyl(q-vec3(0,1.06,0), .12,.07,.03), 6.);`,
    material: `if(id<2.5) return matCoat(timber(p),.4,.4); if(id<3.5) return mat(mix(cDeep,cBody,.5)*(.85+.3*noise3(p*30.))); if(id<4.5) return mat(mix(cStage,cPaper,.3)); if(id<5.5) return matCoat(mix(cPaper,cBody,.18),.5,.4); return matMetal(cMetal,.3);`,
  },
  // A razor and a brush on a stone dish.
  razor: {
    map: `r = opU(r, smax(sdRound(p-vec3(.0,.06,.12), vec3(.92,.06,.44), .05), -sdRound(p-vec3(.0,.13,.12), vec3(.85,.06,.37), .04), .015), 2.);
  vec3 q = turn(p-vec3(.08,.15,.18), .30); r = opU(r, sdCaps(q, vec3(-.62,.0,0), vec3(.30,.03,0), .048)+.003*cos(q.x*120.)*step(q.x,.0)*step(-.55,q.x), 3.); r = opU(r, sdRound(q-vec3(.40,.05,0), vec3(.055,.035,.24), .03), 3.); r = opU(r, sdRound(q-vec3(.44,.035,0), vec3(.03,.012,.25), .008), 4.);
  q = p-vec3(-.46,.0,-.42); r = opU(r, smin(sdCyl(q-vec3(0,.16,0),.16,.16,.05), sdSphere(q-vec3(0,.38,0),.13), .10), 5.); float br = sdEllipsoid(q-vec3(0,.74,0), vec3(.25,.34,.25)); r = opU(r, smax(br+.006*noise(vec2(atan(q.z,q.x)*26.,q.y*3.)), .48-q.y, .03)*.8, 6.);`,
    material: `if(id<2.5) return matCoat(stone(p,cPaper,cStage),.5,.3); if(id<3.5) return matMetal(cMetal,.22); if(id<4.5) return matMetal(vec3(.92),.1); if(id<5.5) return matCoat(timber(p),.6,.3); return mat(mix(mix(cPaper,cStage,.4), mix(cBody,cDeep,.3), smoothstep(.75,.45,p.y))*(.85+.2*noise(vec2(atan(p.z+.42,p.x+.46)*40.,p.y*2.))));`,
  },
  // A thick notebook with a ribbon, a pencil, round glasses.
  notebook: {
    map: `vec3 q = turn(p-vec3(-.10,.11,.05), .32); r = opU(r, sdRound(q-vec3(0,.095,0), vec3(.80,.016,.58), .012), 2.); r = opU(r, sdRound(q-vec3(0,-.095,0), vec3(.80,.016,.58), .012), 2.); r = opU(r, sdRound(q-vec3(.02,0,0), vec3(.76,.085,.555), .01), 3.); r = opU(r, sdRound(q-vec3(-.79,0,0), vec3(.02,.11,.58), .015), 2.); r = opU(r, sdRound(q-vec3(.50,.113,0), vec3(.022,.004,.585), .003), 4.);
  vec3 t = turn(q-vec3(-.12,.15,.08), -.75); r = opU(r, sdCaps(t, vec3(-.42,0,0), vec3(.34,0,0), .034), 5.); r = opU(r, sdTaper(t, vec3(.34,0,0), vec3(.48,0,0), .034,.006), 6.);
  q = p-vec3(.86,.03,.62); vec3 g = turn(q, -.25); for(int i=0;i<2;i++){ vec3 o = g-vec3(i==0?-.20:.20,.0,0.); r = opU(r, sdTorus(o, .165,.016), 7.); } r = opU(r, sdCaps(g, vec3(-.04,.02,0), vec3(.04,.02,0), .014), 7.);`,
    material: `if(id<2.5) return matCoat(mix(cBody,cDeep,.28)*(.95+.06*noise3(p*70.)),.3,.45); if(id<3.5) return mat(cPaper*(.90+.10*sin(p.y*330.))); if(id<4.5) return mat(mix(cAccent,cDeep,.1)); if(id<5.5) return matCoat(mix(cPaper,cStage,.3),.7,.3); if(id<6.5) return mat(mix(cDeep,cBody,.3)); return matMetal(cMetal,.2);`,
  },
};

const defines = { STEPS: 96, SSTEPS: 44, BOUNCES: 6, ROUGH: 2 };
const camera = { from: [0.35, 1.35, 4.2], to: [0.1, 0.58, 0], fov: 0.27, aperture: 0.02, focus: 4.2 };
const closer = { from: [0.4, 1.9, 3.8], to: [0.08, 0.3, 0.08], fov: 0.27, aperture: 0.02, focus: 4.1 };
/** Walls for neighbours to differ by. */
export const walls = {
  plain: "cGround", light: "mix(cGround,cPaper,.65)", warm: "mix(cGround,cAccent,.34)", leaf: "mix(cGround,cLeaf,.30)", deep: "mix(cGround,cBody,.75)",
};
const lying = ["bowl", "razor", "notebook", "cup"];
const far = { from: [0.45, 1.7, 4.9], to: [0.12, 0.56, 0], fov: 0.27, aperture: 0.02, focus: 5.0 };

const glassHead = `#define HAS_GLASS
#define GLASS_IOR 1.45
#define GLASS_DENSITY .8
#define GLASS_R .2
#define GLASS_TINT mix(vec3(1),cLiquid,.12)
`;

function scene(name) {
  const { map, material, glass } = things[name];
  const glsl = `${glass ? glassHead : ""}${head}
${glass ? `float mapGlass(vec3 p){ ${glass} }` : ""}
vec2 mapOpaque(vec3 p){ vec2 r = vec2(stageOf(p, 1.9), 1.); float far = length(p-vec3(.05,.55,.05))-1.55; if(far > .3) return r.x < far ? r : vec2(far,1.);
  ${map} return r; }
Mat material(float id, vec3 p, vec3 n){ if(id<1.5) return mat(WALL); ${material} }`;
  return {
    glsl, tracer: true, defines: { ...defines, WALL: walls.plain, ...(glass ? { BOUNCES: 11 } : {}) },
    camera: name === "towels" ? far : lying.includes(name) ? closer : camera, key: { pos: [-3.3, 3.4, 2.6], size: 0.32, power: 2.5 },
  };
}

export const thingScenes = Object.fromEntries(Object.keys(things).map((name) => [name, scene(name)]));
