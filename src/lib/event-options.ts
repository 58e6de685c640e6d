interface Option {
  isDefault: boolean;
}

/**
 * The options that an event page lists under a product: all, or with hideEventPageDefaultProductOption all but the one
 * that only restates the product.
 */
export function eventPageOptions<O extends Option>(options: readonly O[], hidesDefault: boolean): O[] {
  const shown = options.filter(({ isDefault }) => !(hidesDefault && isDefault));
  // One option that is the product itself says nothing that its card does not say.
  return shown.length === 1 && shown[0]?.isDefault ? [] : shown;
}
