import { measureText } from './measureText.ts';
import { readLabel, type Run } from './readLabel.ts';

export interface TextBlock {
  lines: Run[][];
  width: number;
  height: number;
  fontSize: number;
}

interface Word extends Run {
  width: number;
  /** It is preceded by a space unless it starts a line. */
  isSpaced: boolean;
}

const FONT_SIZE = 14;
export const SMALL_SIZE = 13;
const LINE_HEIGHT = 1.3;
/** A long word may break after these characters, and around characters of scripts without spaces. */
const WORD_PARTS = /(?<=[/_.,:;@=&?-])(?=\w)|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
/** Longer names and addresses are broken. */
const LONG_WORD = 160;
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function lineHeight(fontSize: number): number {
  return Math.round(fontSize * LINE_HEIGHT);
}

/** Breaks a label into lines of about equal length, no wider than `width` where words allow it. */
export function layoutText(source: string, maxWidth: number, fontSize = FONT_SIZE): TextBlock {
  const lines = readLabel(source).flatMap((line) => balance(toWords(line, maxWidth, fontSize), maxWidth, fontSize));
  return {
    lines: lines.map(joinWords),
    width: Math.ceil(Math.max(0, ...lines.map((line) => widthOf(line, fontSize)))),
    height: lines.length * lineHeight(fontSize),
    fontSize,
  };
}

function toWords(runs: Run[], maxWidth: number, fontSize: number): Word[] {
  const words: Word[] = [];
  let isSpaced = false;
  for (const run of runs) {
    for (const piece of run.text.split(/([ \t\u00A0]+)/)) {
      if (piece.trim() === '') {
        isSpaced ||= piece !== '';
        continue;
      }
      const isLong = measureText(piece, fontSize, run.isBold) > Math.max(maxWidth, LONG_WORD) || IDEOGRAPHS.test(piece);
      for (const text of isLong ? piece.split(WORD_PARTS) : [piece]) {
        words.push({ ...run, text, width: measureText(text, fontSize, run.isBold), isSpaced });
        isSpaced = false;
      }
    }
  }
  return words;
}

function balance(words: Word[], maxWidth: number, fontSize: number): Word[][] {
  let best = fill(words, maxWidth, fontSize);
  const count = best.length;
  if (count === 1) return best;
  for (let width = maxWidth - 6; width > maxWidth / 3; width -= 6) {
    const lines = fill(words, width, fontSize);
    if (lines.length > count) break;
    best = lines;
  }
  return best;
}

function fill(words: Word[], maxWidth: number, fontSize: number): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    const space = word.isSpaced ? measureText(' ', fontSize) : 0;
    if (used > 0 && used + space + word.width > maxWidth) {
      lines.push([word]);
      used = word.width;
    } else {
      lines.at(-1)?.push(word);
      used += (used > 0 ? space : 0) + word.width;
    }
  }
  return lines;
}

function widthOf(line: Word[], fontSize: number): number {
  const space = measureText(' ', fontSize);
  return line.reduce((sum, word, index) => sum + word.width + (word.isSpaced && index > 0 ? space : 0), 0);
}

function joinWords(line: Word[]): Run[] {
  const runs: Run[] = [];
  line.forEach((word, index) => {
    const text = (word.isSpaced && index > 0 ? ' ' : '') + word.text;
    const last = runs.at(-1);
    if (last && last.isBold === word.isBold && last.isItalic === word.isItalic) last.text += text;
    else runs.push({ text, isBold: word.isBold, isItalic: word.isItalic });
  });
  return runs;
}
