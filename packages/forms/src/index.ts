export * from './date-range-picker/date-range-picker.js'
