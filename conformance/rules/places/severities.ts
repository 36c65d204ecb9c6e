/** Values of options such as `onBrokenLinks`. */

export const SEVERITIES = [`'ignore'`, `'log'`, `'warn'`, `'throw'`, `'error'`];
