/**
 * What would fail in Windows PowerShell 5.1, which Windows brings: code that does not parse, and habits of other shells.
 * There is no parser of PowerShell for Node, so this reads strings, comments and brackets itself and knows by rules what
 * went wrong on these pages.
 */

const PAIRS: Record<string, string> = { ')': '(', '}': '{', ']': '[' };

/** Here-strings, comments and strings; in double quotes a backtick escapes. */
const TOKENS = /@'\n.*?\n'@|@"\n.*?\n"@|<#.*?#>|(?<![\w`])#[^\n]*|'(?:[^']|'')*'|"(?:`.|""|[^"`])*"/gs;

/** The code with every string and comment of the same length and without content: `"a b"` → `"   "`. */
function blankStrings(code: string): string {
  return code.replaceAll(TOKENS, (token) => {
    const isComment = token.startsWith('#') || token.startsWith('<#');
    const blank = token.replaceAll(/[^\n]/g, ' ');
    return isComment ? blank : token[0] + blank.slice(1, -1) + token.at(-1);
  });
}

/** Read on code without strings and comments. */
const RULES: [pattern: RegExp, problem: string][] = [
  [/&&|\|\|/, 'has no && and ||: write two lines'],
  [/\\$/m, 'continues a line with a backtick, not a backslash'],
  [/`[ \t]+$/m, 'a space follows the backtick, so the line does not continue'],
  [/`\n[ \t]*(?:\n|$)/, 'a backtick continues to nothing'],
  [/^\s*sudo\b/m, 'has no sudo'],
  [/^\s*(?:export|source|alias|unset)\s/m, 'has no such command: that is bash'],
  [/^\s*[A-Z_]{2,}=\S/m, 'sets variables with $env:NAME = "value"'],
  [/\$[A-Z][A-Z_]{2,}\b/, 'reads variables of the environment as $env:NAME'],
  [/(?:^|\|)\s*(?:curl|wget)\s/m, 'curl is another command there: write curl.exe'],
  [/(?:^|\|)\s*(?:grep|sed|awk|head|tail|touch|chmod|which|less)\s/m, 'has no such program'],
  [/^\s*(?:rm|cp|mkdir|ls)\s+-[a-zA-Z]{1,3}\s/m, 'its rm, cp, mkdir and ls have other options'],
  [/\/dev\/|<<|(?<![-\w])<[A-Za-z]/, 'has no /dev, no <<, and reserves <'],
  [/^\s*[\w-]+\.ps1\b/m, 'runs a script of the folder as .\\name.ps1'],
  [/\bvenv\/bin\//, 'a virtual environment has Scripts there, not bin'],
  [/ConvertTo-Json(?![^|\n]*-Depth)/, 'ConvertTo-Json cuts nested values without -Depth'],
  [/@\{(?:[^}]*?[;\n])?\s*["'\w -]+:(?!:)/, 'a hash table has name = value, not name: value'],
];

/** The first problem of a block, or nothing. */
export function checkPowerShell(code: string): string | null {
  const plain = blankStrings(code);
  const open: string[] = [];
  const stray = plain.replaceAll(/'( *\n* *)*'|"( *\n* *)*"/g, '').match(/["']/);
  if (stray) return 'a string has no end';
  for (const sign of plain) {
    if ('({['.includes(sign)) open.push(sign);
    if (sign in PAIRS && open.pop() !== PAIRS[sign]) return `a '${sign}' closes nothing`;
  }
  if (open.length > 0) return `a '${open.at(-1)}' is not closed`;
  // Programs get their arguments without the double quotes inside them.
  if (/^\s*[\w.\\:-]+\.exe\b[^\n]*'[^'\n]*"[^'\n]*'/m.test(code)) return 'passes no double quotes on to a program';
  return RULES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
