import { describeReader } from './describeReader.ts';

describeReader('chromium');
