import { expect, it } from 'vitest';
import { readCodeBlocks } from '../sdk-reference/codeBlocks.ts';
import { checkPowerShell } from './checkPowerShell.ts';

it('the PowerShell of every page works in Windows PowerShell', () => {
  const blocks = readCodeBlocks().filter(({ language }) => language === 'powershell');
  expect(blocks.length).toBeGreaterThan(30);
  const problems = blocks.map(({ place, code }) => [place, checkPowerShell(code)]).filter(([, problem]) => problem);
  expect(problems).toEqual([]);
});

it.each([
  ['$body = @{ model = "chat" } | ConvertTo-Json -Depth 4\ncurl.exe -s http://localhost:7080/readyz # ready?', null],
  ["@'\nanything && \"goes\n'@ | Set-Content .\\a.txt", null],
  ['Write-Output "it`"s a `$100 (" \'and {\'', null],
  ['cd .\\emberhold && .\\install.ps1', 'has no && and ||: write two lines'],
  ['curl.exe -s \\\n  http://localhost:7080', 'continues a line with a backtick, not a backslash'],
  [
    'Invoke-RestMethod http://localhost:7080 ` \n  -Method Post',
    'a space follows the backtick, so the line does not continue',
  ],
  ['emberhold status `\n', 'a backtick continues to nothing'],
  ['sudo emberhold up', 'has no sudo'],
  ['export EMBERHOLD_URL=http://localhost:7081', 'has no such command: that is bash'],
  ['EMBERHOLD_URL=http://localhost:7081', 'sets variables with $env:NAME = "value"'],
  ['python a.py $EMBERHOLD_API_KEY', 'reads variables of the environment as $env:NAME'],
  ['curl -s http://localhost:7080/readyz', 'curl is another command there: write curl.exe'],
  ['wsl --version | grep 2', 'has no such program'],
  ['mkdir -p demo', 'its rm, cp, mkdir and ls have other options'],
  ['emberhold models show <id>', 'has no /dev, no <<, and reserves <'],
  ['install.ps1 -NoDocker', 'runs a script of the folder as .\\name.ps1'],
  ['. .venv/bin/activate', 'a virtual environment has Scripts there, not bin'],
  ['$body = @{ a = 1 } | ConvertTo-Json', 'ConvertTo-Json cuts nested values without -Depth'],
  ['$body = @{ model: 1 }', 'a hash table has name = value, not name: value'],
  ['curl.exe -d \'{"a": 1}\' http://localhost:7080', 'passes no double quotes on to a program'],
  ['$a = "text', 'a string has no end'],
  ['$a = @(1, 2', "a '(' is not closed"],
  ['$a = 1)', "a ')' closes nothing"],
])('%s', (code, problem) => {
  expect(checkPowerShell(code)).toBe(problem);
});
