// The playground: what is chosen stands in the address, the snippet says the same, and the log shows what a page hears.
const EVENTS = [
  "ready",
  "open",
  "close",
  "stepChanged",
  "timeSelected",
  "reservationSuccess",
  "reservationChanged",
  "reservationCanceled",
  "login",
  "logout",
  "cartCount",
  "route",
  "resize",
  "error",
];
const LOADER = new URL("../loader.js", location.href).href;
/** The product's own storefront on one's own machine: its port is a thousand below the backend's. */
const DEVELOPMENT_CLINIC = `http://lumiere.localhost:${Number(location.port || 4000) - 1000}`;

const form = document.getElementById("settings");
const place = document.getElementById("place");
const log = document.getElementById("log");
const snippet = document.getElementById("snippet");

function readAddress() {
  const query = new URLSearchParams(location.search);
  form.elements.clinic.value = DEVELOPMENT_CLINIC;
  for (const [name, value] of query) if (form.elements[name]) form.elements[name].value = value;
}

const chosen = () => Object.fromEntries(new FormData(form));

/** The options as a page would write them: what is usual is left out. */
function optionsOf({ clinic, position, load, language }) {
  return {
    origin: clinic,
    position,
    ...(position !== "overlay" && { target: "#place" }),
    ...(load !== "now" && { load }),
    ...(language && { language }),
  };
}

function snippetOf(settings) {
  const options = Object.entries(optionsOf(settings));
  const attributes = options.map(([name, value]) => `\n  data-${name}="${value}"`).join("");
  const target = settings.position === "overlay" ? "" : `<div id="place"></div>\n`;
  return `${target}<button type="button" data-clinic-widget="${settings.screen}">예약하기</button>

<script async src="${LOADER}"${attributes}></script>`;
}

function begin() {
  const settings = chosen();
  if (!form.reportValidity()) return;
  history.replaceState(null, "", `?${new URLSearchParams(settings)}`);
  snippet.textContent = snippetOf(settings);
  document.getElementById("opener").dataset.clinicWidget = settings.screen;
  place.dataset.position = settings.position;
  ClinicWidget("destroy");
  for (const type of EVENTS) ClinicWidget("on", type, (data) => note(type, data));
  ClinicWidget("init", optionsOf(settings));
}

function note(type, data) {
  const line = document.createElement("li");
  const time = document.createElement("time");
  const name = document.createElement("b");
  time.textContent = new Date().toLocaleTimeString("ko-KR", { hour12: false });
  name.textContent = type;
  line.append(time, " ", name, ` ${JSON.stringify(data)}`);
  log.prepend(line);
}

async function copy() {
  const said = document.getElementById("copied");
  try {
    await navigator.clipboard.writeText(snippet.textContent);
    said.textContent = "복사했습니다.";
  } catch {
    said.textContent = "복사하지 못했습니다. 코드를 직접 골라 복사해 주세요.";
  }
}

readAddress();
form.addEventListener("change", begin);
document.getElementById("copy").addEventListener("click", copy);
document.getElementById("clear").addEventListener("click", () => log.replaceChildren());
for (const button of document.querySelectorAll("[data-command]"))
  button.addEventListener("click", () => {
    if (button.dataset.command === "init") begin();
    else ClinicWidget(button.dataset.command);
  });
begin();
