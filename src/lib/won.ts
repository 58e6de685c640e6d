const figures = new Intl.NumberFormat("ko-KR");

/** `198000` to `198,000`; the unit stands beside it. */
export const formatWon = (won: number): string => figures.format(won);
