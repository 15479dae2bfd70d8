/** What of `theme/` is for users of the package; the rest serves its own styles. */
export const themeAddresses = ['brandStyles', 'checkBrand', 'designTokens', 'scale', 'tokens', 'vars.css'];
