import { describeReader } from './describeReader.ts';

describeReader('firefox');
