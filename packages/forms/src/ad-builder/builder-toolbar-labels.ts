/** English texts of the ad builder's toolbar. */
export const builderToolbarLabels = {
  toolbar: 'Ad builder',
  templates: 'Templates',
  undo: 'Undo',
  redo: 'Redo',
  selectSeveral: 'Select several',
  duplicate: 'Duplicate',
  delete: 'Delete',
  layersPanel: 'Layers panel',
  propertiesPanel: 'Properties panel',
  preview: 'Preview',
  add: 'Add',
  addText: 'Add text',
  addImage: 'Add image',
  addFromFiles: 'Choose image from the file manager',
  addShape: 'Add shape',
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  addButton: 'Add button',
  /** Text in a new button, which becomes part of the ad. */
  newButton: 'Learn more',
  addVideo: 'Add video',
  addVideoLater: 'Add video (save the ad first)',
  imagesToAdd: 'Images to add',
  videoToAdd: 'Video to add',
  view: 'View',
  canvas: 'Canvas',
  allSizes: 'All sizes',
  size: 'Size',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: (zoom: string) => `Fit the canvas, now ${zoom}`,
  percent: (value: number) => `${value}%`,
}

/** Texts of the ad builder's toolbar. */
export type BuilderToolbarLabels = typeof builderToolbarLabels
