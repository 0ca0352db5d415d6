import {browser,shot,login,D,M} from './.shots.mjs';
const p=await login(D,'staff.admin'); await p.waitForTimeout(800);
const s=async n=>{await p.waitForTimeout(900); await p.screenshot({path:`/tmp/small/shots/day-${n}.png`}); console.log(n,p.url(), await p.locator('[role=status],[role=alert]').allInnerTexts());};
// wrong phone: Dana
await p.goto(D+'/support?q=Dana+Reyes'); await p.waitForTimeout(1000); await p.getByRole('row',{name:/Reyes/}).first().click(); await p.waitForTimeout(500);
await p.getByRole('button',{name:'Correct contact'}).click(); await s('7-correct');
console.log(await p.locator('dialog input, dialog textarea, dialog select').evaluateAll(l=>l.map(e=>e.id+':'+e.type+':'+e.value)), await p.locator('dialog label').allInnerTexts());
await p.screenshot({path:'/tmp/small/shots/day-7.png'});
const dlg=p.getByRole('dialog').last();
await dlg.getByRole('radio',{name:/phone/i}).check({force:true}).catch(e=>console.log('no radio'));
await dlg.locator('input[type=tel],input[type=text],input[type=email]').first().fill('207-555-0143').catch(e=>console.log('nofill'));
await dlg.locator('textarea').first().fill('Called from the number on file; the last digit was mistyped.').catch(()=>console.log('notext'));
await s('8-correct-filled'); console.log(await dlg.getByRole('button').allInnerTexts());
await dlg.getByRole('button',{name:/Correct|Send|Save/}).last().click().catch(()=>console.log('no press')); await s('9-corrected');
console.log('outbox', JSON.stringify((await (await fetch(D+'/demo/outbox.json')).json()).messages?.slice(0,3) ?? (await (await fetch(D+'/demo/outbox.json')).json()).slice?.(0,3)).slice(0,1500));
// banner
await p.keyboard.press('Escape'); await p.goto(D+'/home/dashboard'); await p.waitForTimeout(800);
await p.getByRole('button',{name:'Banner Settings'}).click(); await s('10-banner');
await p.getByRole('dialog').last().getByLabel('Title').fill('Phones are down on Monday'); await p.getByRole('dialog').last().getByRole('button',{name:'Save'}).click(); await s('11-banner-saved');
await p.getByRole('button',{name:'Banner Settings'}).click(); await s('12-banner-again'); console.log(await p.getByRole('dialog').last().getByRole('button').allInnerTexts());
await p.screenshot({path:'/tmp/small/shots/day-12.png'});
await browser.close();
