import { KEYBOARD_CLASS } from '../../shared/documentAttributes.ts';

// Sites use this class to style focus.
const { classList } = document.body;
addEventListener('mousedown', () => classList.remove(KEYBOARD_CLASS));
addEventListener('keydown', (event) => {
  if ((event as KeyboardEvent).key === 'Tab') classList.add(KEYBOARD_CLASS);
});
