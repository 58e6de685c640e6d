/** Popups of haneul: flat sky, round shapes, one thing said loud: what has to be read stands in HTML under it. Sizes are CSS pixels of the popup on screen. */
const wave = (line) => `<svg width="24" height="24" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="currentColor"/><path d="M4 14.6c2.6-3.4 5-3.6 8-1s5.4 2.2 8-1" fill="none" stroke="${line}" stroke-width="1.9" stroke-linecap="round"/><circle cx="15.6" cy="7.2" r="1.9" fill="${line}"/></svg>`;
const style = `<style>body{color:#0e1b2c;position:relative}h1{font-weight:700;letter-spacing:-.04em;line-height:1.28;white-space:pre-line}p{font-weight:500;letter-spacing:-.02em;line-height:1.55;white-space:pre-line}.t{display:inline-block;font-weight:600;letter-spacing:-.02em;border-radius:999px;padding:8px 16px;background:#1669c4;color:#fff}.b{display:flex;align-items:center;gap:7px;font-weight:700;letter-spacing:-.04em;font-size:16px;color:#01519f}.c{position:absolute;border-radius:50%;overflow:hidden}</style>`;
const brand = (color = "#01519f") => `<div class="b" style="color:${color}">${wave(color === "#ffffff" ? "#003974" : "#ffffff")}<span style="color:${color === "#01519f" ? "#0e1b2c" : color}">하늘빛성형외과</span></div>`;
const px = (n) => `${Math.round(n)}px`;

/** A great round picture that leaves the sheet, words in the quiet corner. */
const round = ({ tag, title, text, picture, at = "50% 50%", ground, tagColor = "#1669c4" }) => ({ w, h }, src) => {
  const tall = h > w, d = tall ? w * 1.02 : w * 0.86;
  return `${style}<body style="width:${px(w)};height:${px(h)};background:${ground}"><div class="c" style="width:${px(d)};height:${px(d)};${tall ? `left:${px(w * 0.06)};top:${px(h * 0.48)}` : `right:${px(-w * 0.26)};bottom:${px(-h * 0.2)}`}"><img src="${src(picture)}" style="width:100%;height:100%;object-position:${at}"></div>
<div style="position:absolute;left:${px(w * 0.075)};top:${px(w * 0.075)}"><span class="t" style="font-size:${px(w * 0.04 + 2)};background:${tagColor}">${tag}</span><h1 style="font-size:${px(w * (tall ? 0.098 : 0.088))};margin-top:${px(w * 0.035)}">${title}</h1><p style="font-size:${px(w * 0.042 + 2)};margin-top:${px(w * 0.03)};color:#47505b">${text}</p></div>
<div style="position:absolute;left:${px(w * 0.075)};bottom:${px(w * 0.065)};zoom:${(w / 430).toFixed(2)}">${tall ? `<div style="background:${ground}e6;border-radius:999px;padding:8px 14px 8px 8px;width:fit-content">` : ""}${brand()}${tall ? "</div>" : ""}</div></body>`;
};

/** The evening hours, on the deepest blue. */
const evening = ({ w, h }) => `${style}<body style="width:${px(w)};height:${px(h)};background:#003974;color:#fff;padding:${px(w * 0.1)};display:flex;flex-direction:column"><span class="t" style="align-self:flex-start;background:#ffebc9;color:#6b3f06;font-size:${px(w * 0.052)};padding:${px(w * 0.022)} ${px(w * 0.05)}">야간 상담</span><h1 style="font-size:${px(w * 0.15)};margin-top:${px(w * 0.075)}">목요일은\n밤 9시까지</h1>
<div style="margin-top:auto;border-top:1px solid #ffffff40;padding-top:${px(w * 0.05)};font-size:${px(w * 0.058)};font-weight:500;line-height:1.75;letter-spacing:-.02em;color:#c6dfff">상담 10:00 – 21:00<br>점심 14:00 – 15:00</div><div style="margin-top:${px(w * 0.06)};zoom:${(w / 340).toFixed(2)}">${brand("#ffffff")}</div></body>`;

/** Two rules of the event prices beside a picture. */
const rules = ({ w, h }, src) => `${style}<body style="width:${px(w)};height:${px(h)};background:#f2f7fe;padding:${px(w * 0.065)};display:flex;flex-direction:column">
<div style="display:flex;justify-content:space-between;gap:${px(w * 0.04)};flex:${h > w ? "none" : 1}"><div><span class="t" style="font-size:${px(h > w ? 24 : 22)}">이벤트 안내</span><h1 style="font-size:${px(w * (h > w ? 0.084 : 0.062))};margin-top:${px(w * 0.03)}">이번 달 금액,\n이렇게 적용합니다</h1></div>${h > w ? "" : `<img src="${src("exhibition-first-eye-measure")}" style="width:${px(w * 0.34)};height:${px(h * 0.42)};border-radius:20px">`}</div>
${h > w ? `<img src="${src("exhibition-first-eye-measure")}" style="width:100%;height:${px(h * 0.19)};border-radius:20px;margin:${px(w * 0.035)} 0">` : ""}
<div style="display:grid;grid-template-columns:${h > w ? "1fr" : "1fr 1fr"};gap:12px">${[["예약한 날 기준", "끝난 뒤 30일 안의\n시술까지 같은 금액"], ["부가가치세 포함", "마취와 검사는\n항목별로 적었습니다"]].map(([title, text]) => `<div style="background:#fff;border-radius:16px;padding:12px 18px"><b style="font-size:${px(h > w ? 27 : 23)};letter-spacing:-.03em">${title}</b><p style="font-size:${px(h > w ? 25 : 20)};color:#47505b;margin-top:4px">${text}</p></div>`).join("")}</div>
<div style="display:flex;justify-content:flex-end;margin-top:${h > w ? "auto" : px(h * 0.04)};zoom:1.3">${brand()}</div></body>`;

const eyes = { tag: "겨울방학", title: "방학 전에\n눈매부터\n상담하세요", text: "자연유착 쌍꺼풀\n눈매교정과 앞트임", picture: "product-natural-eyelid", ground: "#e1eeff" };
const first = { tag: "첫 방문", title: "찍고, 돌려 보고\n정하지 않아도\n됩니다", text: "3D 진단 상담 40분", picture: "space-consult", at: "70% 50%", ground: "#fff3dd", tagColor: "#85500a" };

const mobile = { w: 560, h: 746 };
export const haneulPosters = [
  { file: "popup-eyes-pc", draw: round(eyes), size: { w: 587, h: 587 } },
  { file: "popup-eyes-mobile", draw: round(eyes), size: mobile },
  { file: "popup-first-visit-pc", draw: round(first), size: { w: 435, h: 580 } },
  { file: "popup-first-visit-mobile", draw: round(first), size: mobile },
  { file: "popup-evening-pc", draw: evening, size: { w: 270, h: 360 } },
  { file: "popup-evening-mobile", draw: evening, size: mobile },
  { file: "popup-event-rules-pc", draw: rules, size: { w: 586, h: 440 } },
  { file: "popup-event-rules-mobile", draw: rules, size: mobile },
];
