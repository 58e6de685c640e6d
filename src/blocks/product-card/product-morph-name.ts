/** What a product's picture is called on a list and on the product's own page, so that one becomes the other. */
export const productMorphName = (productId: number) => `product-${productId}`;
