/** Of page loads, how many are measured: enough for a small clinic's week, and one request in ten visits. */
export const FIELD_SAMPLE = 0.1;
