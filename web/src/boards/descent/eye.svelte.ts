/** How this player looks at the map: kept while the page is open, whatever tab of a phone comes to the front. */
export const eye = $state({
  /** How many times as large as the whole map in its window; 0: not chosen yet. */
  zoom: 0,
  /** In place of the map: nothing, the briefing of the quest, or the campaign. */
  page: '' as '' | 'briefing' | 'campaign',
  /** A base that is put down lies with its long side down the map. */
  turned: false,
  /** The encounter whose briefing was read and put away. */
  read: '',
});
