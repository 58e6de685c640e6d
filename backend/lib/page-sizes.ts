/** Default rows per page. */
export const PRODUCT_PAGE_SIZE = 12;
export const BOARD_PAGE_SIZE = 10;
export const EXHIBITION_PAGE_SIZE = 6;
