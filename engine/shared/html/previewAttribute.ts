/** Names a picture whose tiny form the image shows. */
export const PREVIEW_ATTRIBUTE = 'data-oc-preview';
