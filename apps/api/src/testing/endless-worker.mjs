// Stands in for the inspection of a file that never ends.
export default function inspect() {
  for (;;);
}
