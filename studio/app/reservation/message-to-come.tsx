interface MessageToComeProps {
  title: string;
  text: string;
}

/** A message as it will go to the visitor. */
export const MessageToCome = ({ title, text }: MessageToComeProps) => (
  <div>
    <p className="lab">{title}</p>
    <p className="sheet msg t4 n">{text}</p>
  </div>
);
