/**
 * React's script creates five errors as it runs, only to recognise them later. If developer tools or Lighthouse listen, V8
 * records where each error was created, and for that it parses the whole script again, three times. React compares them by
 * identity alone, so any object serves.
 */
export const reactErrors = {
  name: 'octavo:react-errors',
  transform(code, id) {
    if (!id.endsWith('react-dom-client.production.js')) return undefined;
    const replaced = code.replace(/(?<=\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, '{}');
    if (replaced === code) throw new Error('React no longer creates errors in this way: remove or change this plugin.');
    return { code: replaced, map: null };
  },
};
