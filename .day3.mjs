import {browser,shot,login,D,M} from './.shots.mjs';
const p=await login(D,'staff.admin'); await p.waitForTimeout(800);
const s=async n=>{await p.waitForTimeout(900); await p.screenshot({path:`/tmp/small/shots/day-${n}.png`}); console.log(n,p.url());};
await p.goto(D+'/support?q=Dana+Reyes'); await p.waitForTimeout(1000); await p.getByRole('row',{name:/Reyes/}).first().click(); await p.waitForTimeout(500);
await p.getByRole('button',{name:'Correct contact'}).click(); await p.waitForTimeout(500);
const dlg=p.getByRole('dialog').last();
await dlg.getByRole('radio').nth(1).check(); await p.waitForTimeout(200);
await dlg.locator('input[id=value]').fill('207-555-0143'); await dlg.locator('textarea').first().fill('Called from the number on file; the last digit was mistyped.');
await dlg.getByRole('button',{name:'Correct contact'}).click(); await s('13-corrected');
console.log(JSON.stringify(((j)=>Array.isArray(j)?j:j.messages)(await (await fetch(D+'/demo/outbox.json')).json()).slice(0,3).map(m=>[m.to,m.subject,m.text])));
await p.keyboard.press('Escape'); await p.goto(D+'/home/dashboard'); await p.waitForTimeout(800);
await p.getByRole('button',{name:'Banner Settings'}).click(); await p.waitForTimeout(800); await p.getByRole('button',{name:'Restore'}).first().scrollIntoViewIfNeeded(); await s('14-history'); await p.getByRole('button',{name:'Restore'}).first().click(); await s('15-restored');
console.log(await p.getByRole('dialog').last().getByRole('button').allInnerTexts().catch(()=>'-'));
if(await p.getByRole('dialog').last().getByRole('button',{name:'Save'}).isEnabled().catch(()=>false)){ await p.getByRole('dialog').last().getByRole('button',{name:'Save'}).click(); await s('16-restored-saved'); }
await p.goto(D+'/news/setup'); await s('17-news'); await p.getByRole('row',{name:/Walk test/}).first().click(); await s('18-news-edit');
await p.getByRole('dialog').last().getByLabel('Title').fill('Walk test by phone: new number'); await p.getByRole('dialog').last().getByRole('button',{name:'Save'}).click(); await s('19-news-saved'); 
const d=await login(D,'dealer.limited'); await d.goto(D+'/news'); await d.waitForTimeout(1200); await d.screenshot({path:'/tmp/small/shots/day-20-dealer-news.png'}); console.log((await d.getByRole('heading').allInnerTexts()));
// Bea signs in
const b=await login(M,'bea.lindqvist@example.com'); await b.waitForTimeout(1200); console.log('bea',b.url()); await b.screenshot({path:'/tmp/small/shots/day-21-bea.png'});
await browser.close();
