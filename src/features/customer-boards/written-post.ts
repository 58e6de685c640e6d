interface WrittenPost {
  id: number;
  password: string;
}

let written: WrittenPost | null = null;

/**
 * The post that was just written or edited here, and its password: so that its author sees it without being asked
 * again. In this page's memory alone, and for one look.
 */
export function rememberWritten(post: WrittenPost): void {
  written = post;
}

/** The password of that post, once. */
export function takeWrittenPassword(id: number): string | null {
  if (written?.id !== id) return null;
  const { password } = written;
  written = null;
  return password;
}
