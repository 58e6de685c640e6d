import { mix, palettes } from "../lib/palettes.mjs";

/** Smooth curve through points (Catmull-Rom), as an SVG path. */
function curve(points) {
  const at = (i) => points[Math.min(points.length - 1, Math.max(0, i))];
  const show = (x, y) => `${x.toFixed(1)},${y.toFixed(1)}`;
  let path = `M${show(...points[0])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${show(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${show(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${show(...c)}`;
  }
  return path;
}

const mirror = (points) => points.map(([x, y]) => [1000 - x, y]).reverse();

/** Each kind: the line that tells the difference by an amount, the shape it bounds, and what else is drawn. */
const kinds = {
  jaw: (j) => {
    const half = [[500, 858], [560 + j * 6, 846], [630 + j * 22, 790], [684 + j * 40, 696], [716 + j * 32, 596], [736 + j * 6, 480], [746, 360], [736, 262], [690, 178], [606, 124], [500, 108]];
    const whole = [...half, ...mirror(half).slice(1)];
    return {
      line: curve([...mirror(half.slice(0, 6)), ...half.slice(1, 6)]), shape: `${curve(whole)}Z`,
      under: `<path d="M500,14C768,14 850,200 842,430C836,620 862,800 884,1010H116C138,800 164,620 158,430C150,200 232,14 500,14Z" class="hair"/><path d="M396,700L388,1010H612L604,700Z" class="skin"/><path d="M396,800C450,880 550,880 604,800V700H396Z" class="shadow"/>`,
      more: `${face}<path d="M500,66C650,72 790,190 800,520C764,370 660,232 500,128ZM500,66C350,72 210,190 200,520C236,370 340,232 500,128Z" class="hair"/><path d="M520,84C650,110 752,230 788,430M480,84C350,110 248,230 212,430M820,500C822,660 842,820 852,1000M180,500C178,660 158,820 148,1000" class="strand"/>`,
    };
  },
  hump: (h) => profile({ hump: h }),
  tip: (t) => profile({ tip: t }),
  chin: (c) => profile({ chin: c }),
  crease: (c) => eye({ crease: c, open: 0.62 + c * 0.1 }),
  opening: (o) => eye({ crease: 0.62, open: 0.3 + o * 0.5, drop: 1 - o }),
  waist: (b) => {
    const front = [[640, -20], [655, 110], [648 + b * 20, 240], [640 + b * 70, 370], [650 + b * 112, 490], [652 + b * 118, 580], [628 + b * 70, 670], [612 + b * 10, 750], [632, 860], [655, 1020]];
    const back = [[372, -20], [338, 120], [344, 260], [388, 400], [412, 470], [392, 560], [330, 680], [300, 790], [330, 900], [362, 1020]];
    return { line: curve(front), shape: `${curve(front)}L362,1020${curve([...back].reverse()).replace("M", "L")}Z`, more: `<path d="${curve(back)}" class="l"/><path d="M470,300C520,318 548,372 556,440" class="t"/><path d="M${612 + b * 60},588c-14,-6 -26,-2 -32,8" class="t"/>` };
  },
  chest: (g) => {
    const front = [[560, -20], [575, 90], [606, 180], [640 + g * 26, 268], [652 + g * 62, 350], [634 + g * 56, 420], [612 + g * 8, 476], [608, 560], [616, 680], [612, 800], [600, 910], [612, 1020]];
    const back = [[330, -20], [286, 100], [266, 230], [280, 380], [318, 540], [340, 680], [322, 820], [300, 930], [312, 1020]];
    return { line: curve(front), shape: `${curve(front)}L312,1020${curve([...back].reverse()).replace("M", "L")}Z`, more: `<path d="${curve(back)}" class="l"/><path d="M392,120C360,250 372,420 428,600C452,700 452,820 444,1000" class="t"/><path d="M520,150C560,230 560,320 522,420" class="t"/>` };
  },
};

const face = `<path d="M330,372C362,344 408,342 440,362M560,362C592,342 638,344 670,372" class="l" style="stroke-width:7"/><path d="M338,448C370,474 412,474 440,448M560,448C588,474 630,474 662,448" class="l"/><path d="M478,440C472,512 462,560 466,582C474,600 490,600 500,594C510,600 526,600 534,582" class="t"/><path d="M428,688C458,672 486,676 500,682C514,676 542,672 572,688C546,716 524,724 500,724C476,724 454,716 428,688ZM428,688C470,696 530,696 572,688" class="t"/>`;

function profile({ hump = 0.05, tip = 0.55, chin = 0.6 }) {
  const [h, t, c] = [hump, tip - 0.55, chin - 0.6];
  const line = `M610,-40C662,60 688,150 690,236C692,276 684,300 680,322C${688 + h * 34},${348 - h * 6} ${722 + h * 20},${398 - h * 12} ${748 + t * 22},${446 - t * 22}C${760 + t * 20},${466 - t * 26} ${746 + t * 10},${482 - t * 14} 716,${488 - t * 4}C704,492 700,500 704,514C710,530 726,540 728,556C728,568 716,574 710,580C722,590 728,602 724,616C718,632 698,640 694,656C692,676 ${700 + c * 50},${698 + c * 6} ${692 + c * 60},${728 + c * 8}C${680 + c * 52},${764 + c * 10} ${628 + c * 24},776 566,778C520,782 498,806 496,850C494,900 520,950 590,990C650,1016 720,1030 780,1080`;
  return {
    line, shape: `${line}L-40,1080V-40Z`,
    more: `<path d="M640,366C620,372 600,372 584,364M640,366C650,362 656,356 660,350" class="l"/><path d="M664,300C638,282 602,282 572,298" class="t" style="stroke-width:9;opacity:.5"/><path d="M712,580C698,584 686,582 676,576" class="t"/><path d="M700,470C690,462 688,450 694,440" class="t"/><path d="M610,-60C560,60 470,120 440,260C410,400 330,470 250,640C210,740 160,860 60,1010L-60,1010V-60Z" class="hair"/>${Array.from({ length: 7 }, (_, i) => `<path d="M${586 - i * 54},-60C${536 - i * 56},60 ${446 - i * 52},120 ${416 - i * 54},260C${386 - i * 54},400 ${306 - i * 50},470 ${226 - i * 50},640C${186 - i * 50},740 ${136 - i * 46},860 ${36 - i * 46},1010" class="strand"/>`).join("")}`,
  };
}

function eye({ crease, open, drop = 0 }) {
  const top = 500 - 160 * open, out = 522 + drop * 10, d = 24 + crease * 44;
  const upper = `M188,568C262,${top + 62} 392,${top} 512,${top}C646,${top} 768,${top + 74 + drop * 24} 820,${out}`;
  const lower = `C744,608 640,650 506,650C380,650 262,616 188,568Z`;
  const fold = `M222,${532 - crease * 18}C290,${top + 46 - d} 400,${top - d} 512,${top - d}C650,${top - d} 772,${top + 62 - d * 0.8 + drop * 20} 838,${out - 36}`;
  const lashes = Array.from({ length: 13 }, (_, i) => { const a = i / 12, x = 270 + a * 500, y = top + 210 * (a - 0.47) ** 2 * 1.35 + (a > 0.47 ? 26 * drop * (a - 0.47) : 0); return `M${x.toFixed(0)},${(y + 6).toFixed(0)}q${(-14 + a * 30).toFixed(0)},-16 ${(-26 + a * 56).toFixed(0)},${(-26 - 10 * Math.sin(a * 3)).toFixed(0)}`; }).join("");
  return {
    line: upper, shape: `${upper}${lower}`, whole: true,
    more: `<clipPath id="eye"><path d="${upper}${lower}"/></clipPath><g clip-path="url(#eye)"><circle cx="512" cy="516" r="136" class="iris"/><circle cx="512" cy="516" r="136" fill="none" stroke="#000000" stroke-opacity="0.25" stroke-width="10"/><circle cx="512" cy="516" r="60" class="pupil"/><circle cx="466" cy="468" r="24" fill="#ffffff" opacity="0.92"/><circle cx="556" cy="560" r="11" fill="#ffffff" opacity="0.5"/><path d="${upper}" class="shade"/></g><path d="M188,568C262,616 380,650 506,650C640,650 744,608 820,${out}" class="t"/><path d="${fold}" class="l" style="opacity:${crease > 0.05 ? (0.35 + 0.6 * crease).toFixed(2) : "0.10"}"/><path d="${lashes}" class="t" style="stroke-width:3.4;opacity:.55"/><path d="M150,262C270,176 470,140 640,170C740,188 820,226 876,276C800,246 720,226 630,214C470,194 290,214 150,262Z" class="brow"/>`,
  };
}

/** One line drawing, 1000 by 1000; ghost is the amount of the line it once was, drawn dotted. */
export function drawContour(clinic, { kind, amount, ghost }) {
  const colors = palettes[clinic];
  const paper = mix(colors.paper, "#ffffff", 0.35), skin = mix(colors.skin, colors.paper, 0.35), ink = mix(colors.deep, "#000000", 0.1);
  const { line, shape, more, whole, under = "" } = kinds[kind](amount);
  const old = ghost === null ? "" : kinds[kind](ghost).line;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1280" height="1280">
<defs><radialGradient id="air" cx="0.36" cy="0.3" r="0.95"><stop offset="0" stop-color="${whole ? mix(skin, "#ffffff", 0.35) : "#ffffff"}"/><stop offset="0.5" stop-color="${whole ? skin : paper}"/><stop offset="1" stop-color="${whole ? mix(skin, colors.body, 0.28) : mix(colors.ground, colors.paper, 0.4)}"/></radialGradient>
<linearGradient id="skin" x1="0.15" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${mix(skin, "#ffffff", 0.4)}"/><stop offset="0.55" stop-color="${skin}"/><stop offset="1" stop-color="${mix(skin, colors.body, 0.4)}"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter></defs>
<style>.l{fill:none;stroke:${ink};stroke-width:6;stroke-linecap:round;stroke-linejoin:round}.t{fill:none;stroke:${mix(ink, skin, 0.45)};stroke-width:4.4;stroke-linecap:round}.g{fill:none;stroke:${mix(colors.accent, ink, 0.25)};stroke-width:4;stroke-dasharray:2 13;stroke-linecap:round}.axis{fill:none;stroke:${mix(colors.body, paper, 0.35)};stroke-width:1.6}.hair{fill:${mix(colors.deep, colors.body, 0.22)}}.strand{fill:none;stroke:${mix(colors.body, colors.paper, 0.25)};stroke-width:2.6;opacity:.34}.skin{fill:${mix(skin, colors.body, 0.16)}}.shadow{fill:${mix(colors.body, colors.deep, 0.25)};opacity:.28;filter:url(#soft)}.iris{fill:${mix(colors.deep, colors.body, 0.22)}}.pupil{fill:${mix(ink, "#000000", 0.35)}}.brow{fill:${mix(ink, skin, 0.3)}}.shade{fill:none;stroke:${mix(colors.body, colors.deep, 0.3)};stroke-width:54;opacity:.28;filter:url(#soft)}</style>
<rect width="1000" height="1000" fill="url(#air)"/>
<g class="axis"><circle cx="500" cy="500" r="392"/><path d="M500,40V960M40,500H960" stroke-dasharray="1 9" stroke-linecap="round"/></g>
${under}${whole ? `<path d="${shape}" fill="#ffffff" opacity="0.95"/>` : `<path d="${shape}" fill="${mix(colors.body, colors.deep, 0.2)}" opacity="0.22" filter="url(#soft)" transform="translate(14,20)"/><path d="${shape}" fill="url(#skin)"/>`}
${more}${old ? `<path d="${old}" class="g"/>` : ""}<path d="${line}" class="l" style="stroke-width:${whole ? 11 : 7}"/>
</svg>`;
}
