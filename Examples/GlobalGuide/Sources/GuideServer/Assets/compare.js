// The comparison: shows another pair without a button.
'use strict';

const pair = document.querySelector('form.pair');
pair.addEventListener('change', () => pair.requestSubmit());
