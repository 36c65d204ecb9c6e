import { circle, draw, layer, move, path, rect } from '../svg/element.ts';
import type { Drawing } from '../svg/figure.ts';
import { HEAD_LENGTH, headPaths } from '../svg/heads.ts';
import { textElement } from '../svg/textElement.ts';
import { layoutText, SMALL_SIZE } from '../text/layoutText.ts';
import { layoutSequence, tabWidth, type Frame, type PlacedMessage, type SequenceLayout } from './layoutSequence.ts';
import { SELF, type Column } from './measureSequence.ts';
import type { ParticipantBox, Sequence } from './types.ts';

/** A diagram taller than this shows its participants again at the bottom. */
const TALL = 520;
const BOX_PAD = 10;

export function drawSequence(sequence: Sequence): Omit<Drawing, 'label'> {
  const layout = layoutSequence(sequence);
  const { columns, headHeight, bottom, bars, notes, frames, messages } = layout;
  const isTall = bottom > TALL;
  const boxes = placeBoxes(sequence.boxes, layout, isTall);
  const grounds = frames.filter(({ name }) => name === 'rect');
  const named = frames.filter(({ name }) => name !== 'rect');
  const left = Math.min(layout.left, ...boxes.map(({ x }) => x));
  const right = Math.max(layout.right, ...boxes.map(({ x, width }) => x + width));
  const top = boxes.length > 0 ? 26 : 0;
  const height = bottom + (isTall ? headHeight : 0) + top + (boxes.length > 0 ? BOX_PAD : 0);
  const content = [
    layer(
      'groups',
      boxes.map((box) => rect(box.x, box.y, box.width, box.height, 8)).join('') +
        grounds.map((box) => rect(box.x, box.y, box.width, box.height, 4, 'tint')).join(''),
    ),
    layer('titles', boxes.map(({ title, x, y }) => textElement(title, x + BOX_PAD, y + 14)).join('')),
    layer('edges', path(columns.map(({ x }) => draw`M${x} ${headHeight}V${bottom}`).join(''), 'life')),
    layer('frames', named.map(drawFrame).join('')),
    layer(
      'nodes',
      columns.map((column) => drawHead(column, headHeight - column.height)).join('') +
        (isTall ? columns.map((column) => drawHead(column, bottom)).join('') : '') +
        bars.map(({ x, y, width, height: tall }) => rect(x, y, width, tall, 2)).join('') +
        notes.map((note) => rect(note.x, note.y, note.width, note.height, 3, 'note')).join(''),
    ),
    drawMessages(messages),
    layer('labels', named.map(drawFrameTitles).join('') + messages.map(drawText).join('')),
    columns.map((column) => drawName(column, headHeight - column.height)).join(''),
    isTall ? columns.map((column) => drawName(column, bottom)).join('') : '',
    layer(
      'small',
      named.map(drawTab).join('') +
        notes.map(({ x, y, width, height: tall, text }) => textElement(text, x + width / 2, y + tall / 2)).join(''),
    ),
  ].join('');
  return { width: right - left, height, content: move(content, -left, top) };
}

function placeBoxes(boxes: ParticipantBox[], { columns, bottom, headHeight }: SequenceLayout, isTall: boolean) {
  return boxes.flatMap(({ title, members }) => {
    const inside = columns.filter(({ id }) => members.includes(id));
    if (inside.length === 0) return [];
    const x = Math.min(...inside.map((one) => one.x - one.width / 2)) - BOX_PAD + 2;
    const end = Math.max(...inside.map((one) => one.x + one.width / 2)) + BOX_PAD - 2;
    const height = bottom + 26 + (isTall ? headHeight : 0) + BOX_PAD;
    return [{ x, y: -26, width: end - x, height, title: layoutText(title, end - x, SMALL_SIZE) }];
  });
}

/** The box of a participant above its line, or below it at the bottom. */
function drawHead({ x, width, height, isActor }: Column, top: number): string {
  if (!isActor) return rect(x - width / 2, top, width, height, 6);
  return (
    circle(x, top + 7, 6) +
    path(draw`M${x} ${top + 13}v11M${x - 10} ${top + 17}h20M${x - 8} ${top + 33}L${x} ${top + 24}l8 9`)
  );
}

function drawName({ x, text, height, isActor }: Column, top: number): string {
  return textElement(text, x, top + (isActor ? height - 3 - text.height / 2 : height / 2));
}

function drawFrame({ name, x, y, width, height, parts }: Frame): string {
  const lines = parts.map((part) => draw`M${x} ${part.y}h${width}`).join('');
  return (
    rect(x, y, width, height, 4) +
    (lines && path(lines, 'dotted')) +
    path(draw`M${x} ${y}h${tabWidth(name)}v14l-6 6H${x}z`, 'tab')
  );
}

function drawFrameTitles({ name, x, y, title, parts }: Frame): string {
  const tab = tabWidth(name);
  return (
    textElement(title, x + tab + 8 + title.width / 2, y + 3 + title.height / 2) +
    parts
      .map((part) => textElement(part.title, x + 10 + part.title.width / 2, part.y + 6 + part.title.height / 2))
      .join('')
  );
}

function drawTab({ name, x, y }: Frame): string {
  return textElement(layoutText(`<b>${name}</b>`, 200, SMALL_SIZE), x + tabWidth(name) / 2, y + 10);
}

function drawMessages(messages: PlacedMessage[]): string {
  let solid = '';
  let dashed = '';
  let filled = '';
  let open = '';
  for (const { message, fromX, toX, y } of messages) {
    const isSelf = message.from === message.to;
    const way = isSelf ? -1 : Math.sign(toX - fromX);
    const kind = message.end === 'open' ? 'none' : message.end;
    const head = headPaths(kind, { x: toX, y }, way, 0);
    const tail = headPaths(message.start, { x: fromX, y: isSelf ? y - SELF.height : y }, isSelf ? -1 : -way, 0);
    filled += head.filled + tail.filled;
    open += head.open + tail.open;
    if (message.end === 'open') open += draw`M${toX - way * 8} ${y - 5}L${toX} ${y}L${toX - way * 8} ${y + 5}`;
    const from = fromX + (isSelf ? 1 : way) * HEAD_LENGTH[message.start];
    const to = toX - way * HEAD_LENGTH[kind];
    const line = isSelf
      ? draw`M${from} ${y - SELF.height}h${SELF.width - 8}q8 0 8 8v${SELF.height - 16}q0 8 -8 8H${to}`
      : draw`M${from} ${y}H${to}`;
    if (message.isDashed) dashed += line;
    else solid += line;
  }
  const parts = [
    solid && path(solid),
    dashed && path(dashed, 'dotted'),
    open && path(open, 'open'),
    filled && path(filled, 'heads'),
  ];
  return layer('edges', parts.join(''));
}

function drawText({ message, fromX, toX, y, text }: PlacedMessage): string {
  if (message.from === message.to) {
    return textElement(text, fromX + SELF.width + 8 + text.width / 2, y - SELF.height / 2);
  }
  return textElement(text, (fromX + toX) / 2, y - 5 - text.height / 2);
}
