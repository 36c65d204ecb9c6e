/** The interface between documents, the script for editing, and the frame that runs edited code. */

/** On the block: how its code produces a result. */
export const LIVE_ATTRIBUTE = 'data-oc-live-code';
/** The texts of the script for editing, as a list: how to leave the field, and that the host forbids running code. */
export const LIVE_TEXTS = 'data-oc-live-texts';
export type LiveKind = 'inline' | 'render';

/** The document of the frame, relative to the root. Pages frame it, so its address is the same in all builds. */
export const FRAME_FILE = 'assets/live-code.html';

/** Class names of Docusaurus's theme for live code. */
export const PLAYGROUND = {
  container: 'playgroundContainer_XwyR',
  header: 'playgroundHeader_EIHj',
  editor: 'playgroundEditor_L2Ll',
  preview: 'playgroundPreview_bYPY',
};

/** From the page to the frame. */
export interface FrameInput {
  /** Undefined until the reader has changed the code. */
  code: string | undefined;
  kind: LiveKind;
  /** How the page shows the result: its style sheets, and the elements around the result, the outermost first. */
  place?: FramePlace;
}

export interface FramePlace {
  /** Relative addresses in code are relative to the page. */
  base: string;
  /** The root of the site. */
  root: string;
  /** Its colour scheme: a frame is only transparent where its document has the same. */
  scheme: string;
  sheets: FrameSheet[];
  /** Attributes of `<html>` first. */
  around: [tag: string, attributes: [name: string, value: string][]][];
}

/** The text, or the address if the browser does not let the page read it. */
export type FrameSheet = { text: string } | { href: string };

/** From the frame to the page. */
export type FrameOutput =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'shown' }
  /** The host's policy forbids the frame to run code. */
  | { type: 'blocked' };
