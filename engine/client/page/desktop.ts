/** From here on sidebar and table of contents have columns of their own. */
export const DESKTOP = '(min-width: 997px)';
