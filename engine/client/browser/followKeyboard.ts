import { KEYBOARD_CLASS } from '../../shared/documentAttributes.ts';

// Style sheets of sites show by it what has focus.
const { classList } = document.body;
addEventListener('mousedown', () => classList.remove(KEYBOARD_CLASS));
addEventListener('keydown', (event) => {
  if ((event as KeyboardEvent).key === 'Tab') classList.add(KEYBOARD_CLASS);
});
