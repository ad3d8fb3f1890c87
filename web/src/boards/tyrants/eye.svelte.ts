/** How this player looks at the table: kept while the page is open, whatever tab of a phone comes to the front. */
export const eye = $state({
  /** On the map: nothing more, who controls what, or where a seat has presence. */
  shows: 'nothing' as 'nothing' | 'control' | number,
  /** How many times as wide as its window the map is; 0: not chosen yet. */
  zoom: 0,
  /** On a phone: which part of the table. */
  part: 'map' as 'map' | 'market' | 'mine',
});
