/**
 * The hemisphere in which the viewer probably lives: south of the equator, clocks with summer time are ahead in January. Zones without
 * summer time count as north.
 */
export function likelyHemisphere(): 'N' | 'S' {
  // The offset is UTC minus local time, so zones that are ahead have the smaller one.
  return new Date(2024, 0).getTimezoneOffset() < new Date(2024, 6).getTimezoneOffset() ? 'S' : 'N';
}
