import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { DevPlace } from '../../../../shared/devProblems.ts';
import { ownVariables } from '../../../ground/inputs/inputs.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A program, and its arguments in front of the place. */
export interface Editor {
  command: string;
  words: string[];
}

/** How graphical editors receive the place, by command. The first installed one is the last resort. */
const PLACES: [commands: string[], toWords: (file: string, line: number, column: number) => string[]][] = [
  [
    ['code', 'code-insiders', 'codium', 'vscodium', 'cursor', 'windsurf', 'positron'],
    (file, line, column) => ['-g', `${file}:${line}:${column}`],
  ],
  [['zed', 'zeditor', 'subl', 'sublime_text', 'atom', 'lapce'], (file, line, column) => [`${file}:${line}:${column}`]],
  [
    ['idea', 'webstorm', 'phpstorm', 'pycharm', 'rubymine', 'goland', 'clion', 'rider', 'rustrover', 'fleet'],
    (file, line, column) => ['--line', `${line}`, '--column', `${column}`, file],
  ],
  [['gvim', 'mvim', 'gedit', 'xed', 'mousepad'], (file, line) => [`+${line}`, file]],
  [['emacsclient'], (file, line, column) => ['-n', `+${line}:${column}`, file]],
  [['kate'], (file, line) => ['--line', `${line}`, file]],
  [['mate'], (file, line) => ['--line', `${line}`, file]],
];

/** Editors that need a terminal, but this one belongs to the server. */
const IN_TERMINAL = ['vi', 'vim', 'nvim', 'nano', 'pico', 'emacs', 'micro', 'hx', 'helix', 'joe', 'ed', 'ne', 'mcedit'];

/**
 * The author's editor: the one that a variable names, or else the first that is installed. `undefined` if none can be
 * started from here.
 */
export function findEditor(variables: Variables, isInstalled = isOnPath): Editor | undefined {
  for (const name of ['LAUNCH_EDITOR', 'VISUAL', 'EDITOR']) {
    const [command, ...words] = splitWords(variables[name] ?? '');
    if (command !== undefined && !IN_TERMINAL.includes(toName(command))) return { command, words };
  }
  const command = PLACES.flatMap(([commands]) => commands).find((name) => isInstalled(name, variables));
  return command === undefined ? undefined : { command, words: [] };
}

/** The editor's command and arguments. */
export function toArguments({ command, words }: Editor, { file, line = 1, column = 1 }: DevPlace): string[] {
  const known = PLACES.find(([commands]) => commands.includes(toName(command)));
  return [...words, ...(known?.[1](file, line, column) ?? [file])];
}

/** Shows a place in the author's editor; `file` is absolute. Returns the problem, if any. */
export async function openInEditor(place: DevPlace, variables: Variables = ownVariables): Promise<string | undefined> {
  const editor = findEditor(variables);
  if (!editor) {
    return 'No editor is known that can be opened from here. Name one in the variable LAUNCH_EDITOR or EDITOR, such as EDITOR=code, and start the server again.';
  }
  return new Promise((resolve) => {
    // Uses a list of arguments and no shell, so that no file name is read as a command.
    const child = spawn(editor.command, toArguments(editor, place), {
      stdio: 'ignore',
      detached: true,
      env: ownVariables,
    });
    child.on('spawn', () => resolve(undefined));
    child.on('error', ({ message }) => resolve(`"${editor.command}" could not be started: ${message}.`));
    child.unref();
  });
}

/** `/usr/bin/code` → `code`. */
function toName(command: string): string {
  return path.basename(command).replace(/\.(?:exe|cmd|bat|sh)$/i, '');
}

/** Splits words like a shell: those with spaces are quoted. */
function splitWords(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain!,
  );
}

function isOnPath(name: string, { PATH = '' }: Variables): boolean {
  return PATH.split(path.delimiter).some((dir) => {
    try {
      accessSync(path.join(dir, name), constants.X_OK);
      return dir !== '';
    } catch {
      return false;
    }
  });
}
