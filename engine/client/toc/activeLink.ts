/** Class of the link to the section that is being read. */
export const ACTIVE_LINK = 'table-of-contents__link--active';
