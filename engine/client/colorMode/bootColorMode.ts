import { attributes } from '../browser/attributes.ts';
import { showStored } from './showStored.ts';

octavo.mode = attributes.themeChoice;
showStored(location.search);
