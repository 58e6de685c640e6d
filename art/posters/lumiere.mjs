/** Popups of lumiere: paper, a hairline, one picture, few words: what has to be read stands in HTML under it. Sizes are CSS pixels of the popup on screen. */
const mark = (size = 26) => `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="M7 16a5 5 0 0 1 10 0Z" fill="currentColor"/><path d="M12 4.5v2.6M4.9 8.4l1.9 1.6M19.1 8.4l-1.9 1.6M3.4 14.4l2 .5M20.6 14.4l-2 .5M4 19h16"/></svg>`;
const style = `<style>body{color:#302212;background:#fbf6f1}.k{font-weight:600;color:#826442;letter-spacing:-.01em}h1{font-weight:500;letter-spacing:-.028em;line-height:1.34;white-space:pre-line}p{color:#53514e;letter-spacing:-.01em;line-height:1.62;white-space:pre-line}.b{display:flex;align-items:center;gap:7px;font-weight:600;letter-spacing:-.02em;font-size:22px;color:#302212}hr{border:0;border-top:1px solid #d9c3ad}</style>`;
const brand = `<div class="b">${mark(32)}루미에르의원</div>`;

/** Words above, the picture in an arch that grows from the lower edge. */
const arch = ({ kicker, title, text, picture, at = "50% 50%" }) => ({ w, h }, src) => `${style}<body style="width:${w}px;height:${h}px;position:relative">
<div style="position:absolute;right:44px;bottom:0;width:${Math.round(w * (h > w ? 0.54 : 0.5))}px;height:${Math.round(h * (h > w ? 0.54 : 0.62))}px;border-radius:999px 999px 0 0;overflow:hidden"><img src="${src(picture)}" style="width:100%;height:100%;object-position:${at}"></div>
<div style="position:absolute;left:44px;top:44px;right:44px"><div class="k" style="font-size:24px">${kicker}</div><h1 style="font-size:${h > w ? 50 : 46}px;margin-top:12px">${title}</h1>${h > w ? `<p style="font-size:27px;margin-top:16px">${text}</p>` : ""}</div>
<div style="position:absolute;left:44px;bottom:40px;width:${Math.round(w * (h > w ? 0.29 : 0.36))}px">${h > w ? "" : `<p style="font-size:24px;margin-bottom:24px">${text}</p>`}<hr style="margin-bottom:18px">${brand}</div></body>`;

/** The picture above, words under it. */
const band = ({ kicker, title, text, picture, at = "50% 50%" }) => ({ w, h }, src) => `${style}<body style="width:${w}px;height:${h}px;display:flex;flex-direction:column">
<img src="${src(picture)}" style="width:100%;height:${Math.round(h * (h <= w ? 0.46 : title.split("\n").length > 2 ? 0.42 : 0.5))}px;object-position:${at}">
<div style="flex:1;padding:34px 44px 34px;display:flex;flex-direction:column"><div class="k" style="font-size:24px">${kicker}</div><h1 style="font-size:${h > w ? 46 : 42}px;margin-top:8px">${title}</h1><p style="font-size:${h > w ? 26 : 24}px;margin-top:12px">${text}</p>
<div style="margin-top:auto;align-self:flex-end">${brand}</div></div></body>`;

/** Words left, the picture bleeds to the right. */
const split = ({ kicker, title, text, picture, at = "50% 50%" }) => ({ w, h }, src) => h > w ? band({ kicker, title, text, picture, at })({ w, h }, src) : `${style}<body style="width:${w}px;height:${h}px;display:grid;grid-template-columns:${w / h > 1.5 ? "46% 54%" : "50% 50%"}">
<div style="padding:52px 36px 44px 52px;display:flex;flex-direction:column"><div class="k" style="font-size:${w / h > 1.5 ? 38 : 28}px">${kicker}</div><h1 style="font-size:${w / h > 1.5 ? 58 : 42}px;margin-top:16px">${title}</h1><p style="font-size:${w / h > 1.5 ? 40 : 29}px;margin-top:22px">${text}</p>
<div style="margin-top:auto;zoom:${w / h > 1.5 ? 1.6 : 1.2}"><hr style="margin-bottom:16px">${brand}</div></div>
<img src="${src(picture)}" style="width:100%;height:${h}px;object-position:${at}"></body>`;

/** The hours as a table on paper. */
const hours = ({ w, h }, src) => `${style}<body style="width:${w}px;height:${h}px;display:flex;flex-direction:column">
<img src="${src("branding-quiet-room")}" style="width:100%;height:${Math.round(h * 0.3)}px;object-position:60% 40%">
<div style="flex:1;padding:36px 44px 34px;display:flex;flex-direction:column"><h1 style="font-size:38px">천천히 오셔도\n늦지 않은 시간</h1>
<table style="margin-top:26px;font-size:20px;border-top:1px solid #a48262"><tbody>${[["평일", "10:30 – 20:00", "점심 13:00 – 14:00"], ["토요일", "10:00 – 16:00", "점심시간 없음"], ["일요일·공휴일", "휴진", ""]].map(([day, time, note]) => `<tr style="border-bottom:1px solid #e8dacb"><th style="text-align:left;font-weight:600;padding:15px 0;width:31%">${day}</th><td style="font-weight:500">${time}</td><td style="text-align:right;color:#6a6864;font-size:18px">${note}</td></tr>`).join("")}</tbody></table>
<p style="font-size:19px;margin-top:20px">접수는 진료를 마치기 30분 전까지 받습니다.</p>
<div style="margin-top:auto;align-self:flex-end">${brand}</div></div></body>`;

const collagen = { kicker: "이달의 시술", title: "푸석함과 잔주름이\n함께 보이기\n시작했다면", text: "콜라겐 부스터 2cc\n4주 간격 세 번", picture: "product-collagen-booster", at: "50% 60%" };
const barrier = { kicker: "환절기 프로그램", title: "붉고 따가운 피부는\n덜어 내는 것부터", text: "첫 주에는 주사하지 않습니다.\n수분 손실량을 재고 3주에 나누어 받습니다.", picture: "exhibition-winter-barrier", at: "35% 50%" };
const lifting = { kicker: "첫 방문 초음파 리프팅", title: "리프팅이 처음이라면\n300샷부터", text: "상담한 원장이 같은 날 시술하고\n3개월 뒤까지 함께 봅니다.", picture: "product-ultrasound-lifting-300", at: "50% 40%" };
const rules = { kicker: "이벤트를 예약하기 전에", title: "기간 안에 예약하시면\n30일 안에 받으셔도\n같은 금액입니다", text: "소개나 현금 결제에 따라\n금액을 다르게 받지 않습니다.", picture: "page-introduce-glass", at: "50% 50%" };
const talk = { kicker: "카카오톡 상담", title: "글로 먼저\n물어보셔도 됩니다", text: "진료시간 안에 담당 의료진이\n차례대로 답해 드립니다.", picture: "story-exercise", at: "40% 60%" };
const wedding = { kicker: "기획전", title: "결혼식 여섯 달 전부터의\n피부 달력", text: "예식일에서 거꾸로 세어\n쉬어야 하는 날까지 적어 드립니다.", picture: "exhibition-wedding-calendar", at: "45% 55%" };

const square = { w: 640, h: 640 }, tall = { w: 560, h: 746 }, sheet = { w: 528, h: 746 }, screen = { w: 852, h: 640 }, wide = { w: 1200, h: 675 };
const both = (file, draw, pc, mobile) => [{ file: `${file}-pc`, draw, size: pc }, { file: `${file}-mobile`, draw, size: mobile }];
export const lumierePosters = [
  ...both("popup-collagen", arch(collagen), square, tall),
  ...both("popup-barrier", band(barrier), square, tall),
  ...both("popup-lifting", arch(lifting), square, tall),
  { file: "popup-hours", draw: hours, size: sheet },
  ...both("popup-event-rules", split(rules), screen, tall),
  { file: "popup-talk-mobile", draw: band(talk), size: tall },
  { file: "popup-wedding-pc", draw: split(wedding), size: wide },
];

/** What stands still before a video plays: the subject close up. Pictures only. */
const close = (picture, zoom, at) => ({ w, h }, src) => `<body style="width:${w}px;height:${h}px;overflow:hidden"><img src="${src(picture)}" style="width:100%;height:100%;transform:scale(${zoom});transform-origin:${at};object-position:${at}"></body>`;
const still = (file, draw) => ({ file, draw, size: { w: 800, h: 450 }, scale: 1, limit: 34_000 });

export const lumiereStills = [
  still("video-sunscreen", close("page-landing-tube", 1.25, "50% 60%")),
  still("video-moisture", close("exhibition-winter-barrier-bottles", 1.2, "50% 62%")),
];
