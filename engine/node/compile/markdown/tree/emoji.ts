import emojis from 'emojilib/simplemap.json' with { type: 'json' };

const NAME = /:(\+1|-1|[\w-]+):/g;
const byName = new Map(Object.entries(emojis as Record<string, string>));

/** `:rocket:` → 🚀. Unknown names stay unchanged. */
export function replaceEmoji(text: string): string {
  if (!text.includes(':')) return text;
  return text.replace(NAME, (written, name: string) => byName.get(name) ?? written);
}
