/** Documents that a clinic lays beside its notices, one A4 page each. */
const sheet = (color, clinic, address, title, body) => `<style>@page{size:A4;margin:0}body{width:794px;height:1123px;padding:76px 80px 60px;color:#242322;display:flex;flex-direction:column;font-size:14px;line-height:1.7;letter-spacing:-.01em}h1{font-size:27px;font-weight:600;letter-spacing:-.03em;line-height:1.35}h2{font-size:15px;font-weight:600;margin:26px 0 8px;letter-spacing:-.02em}.lead{color:#53514e;margin-top:10px}.head{display:flex;justify-content:space-between;color:${color};font-weight:600;font-size:13px;border-bottom:1.5px solid ${color};padding-bottom:12px;margin-bottom:40px}ul{padding-left:18px}li{margin:3px 0}th,td{border-bottom:1px solid #d9d6d1;padding:9px 6px;text-align:left;font-weight:400;vertical-align:top}th{font-weight:600;width:26%}thead th{border-top:1.5px solid ${color};width:auto}td.r,th.r{text-align:right}.line{display:inline-block;border-bottom:1px solid #242322;min-width:150px;height:22px}.box{display:inline-block;width:13px;height:13px;border:1.2px solid #242322;vertical-align:-2px;margin-right:7px}.sign{margin-top:auto;display:flex;flex-direction:column;gap:14px;align-items:flex-end}.foot{margin-top:auto;padding-top:30px;color:#6a6864;font-size:11.5px}</style><body><div class="head"><span>${clinic}</span><span>${title.replaceAll("<br>", " ")}</span></div>${body}<div class="foot">${address}</div></body>`;
const lumiere = (title, body) => sheet("#674d30", "루미에르의원", "루미에르의원 · 서울 강남구 도산대로 00길 12, 4층 · 02-0000-1234", title, body);
const haneul = (title, body) => sheet("#01519f", "하늘빛성형외과", "하늘빛성형외과 · 부산 부산진구 서면로 00, 하늘빛빌딩 7–9층 · 051-000-5678", title, body);
const rows = (list) => list.map(([head, text]) => `<tr><th>${head}</th><td>${text}</td></tr>`).join("");
const blank = `<span class="line"></span>`;

export const lumiereDocuments = [
  {
    file: "guardian-consent",
    document: lumiere("미성년자 시술 동의서", `<h1>미성년자 시술 동의서</h1><p class="lead">만 19세 미만의 환자가 시술을 받기 전에 보호자가 읽고 서명하는 문서입니다. 진찰과 상담만 받을 때에는 필요하지 않습니다.</p>
<h2>환자와 보호자</h2><table>${rows([["환자 이름", ""], ["생년월일", ""], ["보호자 이름 · 관계", ""], ["보호자 연락처", ""]])}</table>
<h2>시술</h2><table>${rows([["시술 이름과 부위", ""], ["예정일", ""], ["담당 원장", ""]])}</table>
<h2>설명을 들은 내용</h2>${["시술의 목적과 방법, 다른 방법이 있는지", "붓기, 멍, 붉어짐, 색소 변화 등 생길 수 있는 부작용", "회복에 걸리는 시간과 시술 뒤에 지킬 일", "비용과 환불 기준, 동의를 언제든 거둘 수 있다는 사실"].map((text) => `<p><span class="box"></span>${text}</p>`).join("")}
<p class="lead">위 내용을 의료진에게서 설명 들었으며, 환자 본인도 시술을 원한다는 것을 확인하고 동의합니다.</p>
<div class="sign"><div>작성일 ${blank}</div><div>보호자 ${blank} (서명)</div><div>환자 ${blank} (서명)</div></div>`),
  },
  {
    file: "price-changes",
    document: lumiere("비급여 진료비용 변경 안내", `<h1>비급여 진료비용<br>변경 안내</h1><p class="lead">수입 재료의 매입 가격이 바뀌어 일부 항목의 금액을 조정합니다. 이미 결제하신 패키지는 처음 금액 그대로 이용하실 수 있습니다.</p>
<h2>바뀌는 항목 (단위: 원, 부가가치세 별도)</h2><table><thead><tr><th>항목</th><th class="r">지금까지</th><th class="r">앞으로</th></tr></thead><tbody>${[["윤곽 톡신 50유닛 수입", "180,000", "190,000"], ["표정 주름 톡신 1부위 수입", "99,000", "110,000"], ["입술 필러 1cc 수입", "420,000", "450,000"], ["턱끝 필러 1cc 수입", "420,000", "450,000"], ["팔자 필러 1cc 수입", "420,000", "450,000"], ["앞볼 필러 2cc 수입", "850,000", "890,000"]].map(([name, from, to]) => `<tr><td>${name}</td><td class="r">${from}</td><td class="r">${to}</td></tr>`).join("")}</tbody></table>
<h2>그대로인 항목</h2><ul><li>국산 톡신과 필러, 스킨부스터</li><li>레이저와 고주파, 초음파 시술</li><li>진찰료와 경과 진료</li></ul>
<h2>알아 두세요</h2><ul><li>이벤트 기간에 예약하신 분께는 예약하신 금액을 적용합니다.</li><li>전체 비급여 진료비용은 홈페이지와 접수대에서 보실 수 있습니다.</li></ul>`),
  },
];

export const haneulDocuments = [
  {
    file: "surgery-day-checklist",
    document: haneul("수술 당일 확인표", `<h1>수술 당일 확인표</h1><p class="lead">집에서 나오기 전에 하나씩 표시해 주세요. 지키지 못한 것이 있으면 오시기 전에 전화로 알려 주셔야 합니다.</p>
<h2>전날 밤</h2>${["수술 8시간 전부터 물을 포함해 아무것도 먹지 않기", "복용 중인 약은 상담 때 적은 대로 조절하기", "샤워와 머리 감기, 렌즈 빼기"].map((text) => `<p><span class="box"></span>${text}</p>`).join("")}
<h2>아침</h2>${["화장과 매니큐어, 장신구 모두 빼기", "앞이 열리는 옷과 굽이 낮은 신발", "함께 귀가할 보호자의 연락처"].map((text) => `<p><span class="box"></span>${text}</p>`).join("")}
<h2>이런 증상이 있으면 미룹니다</h2><ul><li>37.5도가 넘는 열, 기침, 목 아픔</li><li>수술 부위의 상처나 염증</li><li>임신 가능성</li></ul>
<h2>귀가한 뒤</h2><table>${rows([["첫날", "머리를 높이고 눕고 20분씩 차게 식히기"], ["당직 연락처", "퇴원 안내지에 적힌 번호 (24시간)"], ["바로 연락할 때", "심한 통증, 멈추지 않는 출혈, 시야 변화, 숨참"]])}</table>`),
  },
];
