const HINTS = [
  { keys: ["←", "→", "↑", "↓"], does: "예약 고르기" },
  { keys: ["A"], does: "내원" },
  { keys: ["D"], does: "완료" },
  { keys: ["M"], does: "옮기기" },
  { keys: ["O"], does: "다른 시간" },
  { keys: ["[", "]"], does: "날짜" },
  { keys: ["T"], does: "오늘" },
  { keys: ["Z"], does: "되돌리기" },
];

/** The keys of the diary, at its foot. */
export const KeyHints = () =>
  HINTS.map(({ keys, does }) => (
    <span className="row" key={does}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {does}
    </span>
  ));
