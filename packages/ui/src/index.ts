export * from './button/button.js'
export * from './class-names.js'
export * from './overlay-container.js'
export * from './tooltip/tooltip.js'
