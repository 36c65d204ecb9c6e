import type { CustomAtRules, Visitor } from 'lightningcss';

type Replace = (written: string, loc?: { line: number; column: number }) => string;

/** Replaces each address of a style sheet. */
export function addressVisitor(replaced: Replace) {
  return {
    Url: (url) => ({ ...url, url: replaced(url.url, url.loc) }),
    // An image set may give addresses as plain strings, and none of its addresses reach `Url`.
    Image(image) {
      if (image.type !== 'image-set') return undefined;
      const options = image.value.options.map((option) => {
        if (option.image.type !== 'url') return option;
        const { url, loc } = option.image.value;
        return { ...option, image: { ...option.image, value: { loc, url: replaced(url, loc) } } };
      });
      return { ...image, value: { ...image.value, options } };
    },
    Function: {
      'image-set': ({ name, arguments: values }) => ({
        type: 'function',
        value: {
          name,
          arguments: values.map((value) =>
            value.type === 'token' && value.value.type === 'string'
              ? { ...value, value: { ...value.value, value: replaced(value.value.value) } }
              : value,
          ),
        },
      }),
    },
  } satisfies Visitor<CustomAtRules>;
}
