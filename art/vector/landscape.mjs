/** A moon over pine ridges in ink, without words, as SVG, 1600 by 1240: the quiet house's opening picture. */
export function drawLandscape() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 620" width="1600" height="1240">
<defs>
  <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1B3226"/><stop offset="1" stop-color="#3E6350"/></linearGradient>
  <linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5F8872"/><stop offset="1" stop-color="#456B56" stop-opacity="0"/></linearGradient>
  <linearGradient id="middle" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3C614D"/><stop offset="1" stop-color="#4B755D" stop-opacity=".1"/></linearGradient>
  <linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#223E2F"/><stop offset="1" stop-color="#2E5040"/></linearGradient>
  <radialGradient id="halo"><stop stop-color="#EFE3C4" stop-opacity=".22"/><stop offset="1" stop-color="#EFE3C4" stop-opacity="0"/></radialGradient>
</defs>
<rect width="800" height="620" fill="url(#sky)"/>
<circle cx="556" cy="190" r="190" fill="url(#halo)"/><circle cx="556" cy="190" r="74" fill="#EFE3C4"/>
<path d="M0 380C70 350 120 288 170 280s74 58 128 60 96-96 158-104 88 72 150 78 108-70 194-92v398H0z" fill="url(#far)" opacity=".8"/>
<path d="M0 452c80-20 118-74 176-78s92 62 156 60 100-70 170-64 92 58 150 52 86-42 148-52v250H0z" fill="url(#middle)"/>
<path d="M0 540c110-34 190-44 286-20s170 40 262 12 168-40 252-26v114H0z" fill="url(#near)"/>
<g stroke="#F7F4EB" stroke-opacity=".16" fill="none"><path d="M0 566c120-32 196-36 290-14s172 34 260 10 166-36 250-24M0 590c120-30 198-30 292-10s170 28 258 8 168-30 250-22"/></g>
</svg>`;
}
