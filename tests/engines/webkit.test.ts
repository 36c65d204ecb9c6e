import { describeReader } from './describeReader.ts';

describeReader('webkit');
