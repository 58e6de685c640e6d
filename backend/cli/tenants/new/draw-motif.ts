export type Random = () => number;
export interface Colours {
  pale: string;
  light: string;
  middle: string;
  strong: string;
  deep: string;
  warm: string;
}

interface Motif {
  alt: string;
  /** Within a square of 100. */
  draw: (random: Random, colours: Colours) => string;
}

const between = (random: Random, low: number, high: number) =>
  Math.round((low + (high - low) * random()) * 10) / 10;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
const shadow = (x: number, y: number, radius: number, { deep }: Colours) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.22}" fill="${deep}" opacity=".22" filter="url(#soft)"/>`;

/** Placeholder illustrations in the theme's colours, for clinics without photographs. */
export const MOTIFS: readonly Motif[] = [
  {
    alt: "받침 위에 놓인 둥근 구슬",
    draw: (random, colours) => {
      const [x, radius] = [between(random, 40, 60), between(random, 17, 22)];
      const [side, small] = [random() < 0.5 ? -1 : 1, between(random, 6, 9)];
      const far = x + side * (radius + small + 3);
      return `${shadow(x + 3, 71, radius * 1.15, colours)}${shadow(far + 2, 71, small * 1.2, colours)}
        <circle cx="${x}" cy="${70 - radius}" r="${radius}" fill="url(#ball)"/><circle cx="${far}" cy="${70 - small}" r="${small}" fill="url(#warm)"/>`;
    },
  },
  {
    alt: "겹겹이 이어지는 완만한 능선",
    draw: (random, colours) =>
      times(4, (index) => {
        const y = 46 + index * 13;
        const fill = [colours.light, colours.middle, colours.strong, colours.deep][index];
        const [low, high] = [between(random, 6, 14), between(random, 8, 18)];
        // Beyond both sides: a wide picture shows more than the square.
        return `<path d="M-160 ${y + low}C-110 ${y - high} -50 ${y + high} 0 ${y}S60 ${y + low} 100 ${y - low / 2}S190 ${y + high} 260 ${y - low}V100H-160z" fill="${fill}" opacity=".55"/>`;
      }),
  },
  {
    alt: "물 위로 번지는 동그란 물결",
    draw: (random, colours) => {
      const [x, y] = [between(random, 38, 62), between(random, 46, 60)];
      return `${times(6, (index) => `<ellipse cx="${x}" cy="${y}" rx="${8 + index * 9}" ry="${3 + index * 4}" fill="none" stroke="${colours.strong}" stroke-width="${1.5 - index * 0.18}" opacity="${0.7 - index * 0.1}"/>`)}
        <circle cx="${x}" cy="${y - 15}" r="4.5" fill="url(#ball)"/>`;
    },
  },
  {
    alt: "벽에 드리운 가지와 잎의 그림자",
    draw: (random, colours) => {
      const lean = between(random, -8, 8);
      const leaf = (index: number) => {
        const side = index % 2 ? 1 : -1;
        const turn = side * between(random, 32, 58) + lean;
        return `<path d="M0 0C${side * 3} -6 ${side * 3} -14 0 -20C${side * -5} -14 ${side * -4} -5 0 0z" transform="translate(${50 + lean * (0.4 + index * 0.08)} ${78 - index * 8}) rotate(${turn})" fill="${index % 3 ? colours.strong : colours.deep}" opacity=".72"/>`;
      };
      return `<path d="M50 96C${50 + lean} 70 ${50 + lean / 2} 45 ${52 + lean} 18" fill="none" stroke="${colours.deep}" stroke-width="1" opacity=".75"/>${times(7, leaf)}`;
    },
  },
  {
    alt: "포개어 쌓은 조약돌",
    draw: (random, colours) => {
      const stones = [24, 18, 12.5, 8];
      const fills = ["url(#ball)", "url(#warm)", "url(#ball)", "url(#warm)"];
      let y = 80;
      return `${shadow(50, 81, 30, colours)}${stones
        .map((width, index) => {
          const height = width * 0.42;
          y -= height * 1.72;
          return `<ellipse cx="${between(random, 47, 53)}" cy="${y + height}" rx="${width}" ry="${height}" fill="${fills[index]}"/>`;
        })
        .join("")}`;
    },
  },
  {
    alt: "겹쳐 선 아치와 그 사이의 빛",
    draw: (random, colours) => {
      const shift = between(random, -6, 6);
      return times(4, (index) => {
        const half = 34 - index * 7.5;
        const fill = [colours.light, colours.middle, colours.strong, colours.pale][index];
        const x = 50 + shift * index * 0.5;
        return `<path d="M${x - half} 100V${50 + index * 5}a${half} ${half} 0 0 1 ${half * 2} 0V100z" fill="${fill}" opacity=".8"/>`;
      });
    },
  },
  {
    alt: "둥글게 펼친 꽃잎",
    draw: (random, colours) => {
      const [count, turn] = [random() < 0.5 ? 6 : 7, between(random, 0, 50)];
      return `${times(count, (index) => `<ellipse cx="50" cy="33" rx="10.5" ry="20" transform="rotate(${turn + (index * 360) / count} 50 52)" fill="${index % 2 ? colours.middle : colours.strong}" opacity=".42"/>`)}<circle cx="50" cy="52" r="5" fill="url(#warm)"/>`;
    },
  },
  {
    alt: "비단처럼 흐르는 물결 무늬",
    draw: (random, colours) => {
      const bend = between(random, 10, 22);
      return times(9, (index) => {
        const y = 4 + index * 11;
        return `<path d="M-5 ${y}C25 ${y + bend} 45 ${y - bend} 70 ${y + bend * 0.4}S100 ${y - bend * 0.6} 106 ${y}" fill="none" stroke="${index % 2 ? colours.middle : colours.strong}" stroke-width="${between(random, 2.5, 6.5)}" opacity=".38"/>`;
      });
    },
  },
  {
    alt: "맑은 물방울 세 개",
    draw: (random, colours) => {
      const drop = (x: number, y: number, size: number) =>
        `${shadow(x, y + size * 0.9, size * 0.8, colours)}<path d="M${x} ${y - size * 1.5}C${x + size * 0.35} ${y - size * 0.8} ${x + size} ${y - size * 0.35} ${x + size} ${y + size * 0.1}A${size} ${size * 0.86} 0 0 1 ${x - size} ${y + size * 0.1}C${x - size} ${y - size * 0.35} ${x - size * 0.35} ${y - size * 0.8} ${x} ${y - size * 1.5}z" fill="url(#ball)"/>`;
      return (
        drop(between(random, 44, 52), 56, 17) +
        drop(between(random, 74, 80), 70, 8) +
        drop(between(random, 20, 26), 66, 10)
      );
    },
  },
  {
    alt: "창으로 든 빛이 닿은 원",
    draw: (random, colours) => {
      const x = between(random, 42, 58);
      return `<circle cx="${x}" cy="50" r="27" fill="url(#ball)" opacity=".9"/>${times(4, (index) => `<path d="M${8 + index * 24} -4l12 0l-26 108l-12 0z" fill="${colours.pale}" opacity=".32"/>`)}`;
    },
  },
  {
    alt: "유리 접시와 그 위의 진주",
    draw: (random, colours) => `${shadow(50, 76, 34, colours)}
      <ellipse cx="50" cy="66" rx="33" ry="9" fill="${colours.pale}" opacity=".9"/><ellipse cx="50" cy="64.500" rx="29" ry="7" fill="${colours.light}"/>
      ${times(5, (index) => {
        const size = between(random, 3.5, 6.5);
        return `<circle cx="${30 + index * 10}" cy="${63 - size * 0.6}" r="${size}" fill="url(#${index % 2 ? "warm" : "ball"})"/>`;
      })}`,
  },
];
