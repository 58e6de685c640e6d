import { useSetAtom } from "jotai";
import { isKeyListOpenAtom } from "./key-list-place";
import { keyLabels } from "./labels";

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

/** The keys of the diary most used, at its foot, and the way to all others. */
export function KeyHints() {
  const setIsOpen = useSetAtom(isKeyListOpenAtom);
  return (
    <>
      {HINTS.map(({ keys, does }) => (
        <span className="row" key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
      <button type="button" className="row all-keys" onClick={() => setIsOpen(true)}>
        <kbd aria-hidden>?</kbd>
        {keyLabels.all}
      </button>
    </>
  );
}
